/** Gives a text to the person as a file. */

export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has its own hold on the text by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
