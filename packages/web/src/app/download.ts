/** Gives something to the person as a file. */

/** A text of JSON lines, as a file. */
export const download = (text: string, name: string): void =>
  downloadFile(new Blob([text], { type: 'application/x-ndjson' }), name);

export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has its own hold on the file by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
