/** Names nobody can guess, made here by the system's own generator. */

/** In base64url. 24 bytes are a seat's key. (`randomUUID` is only there on pages that came over HTTPS or from this machine.) */
export function newKey(bytes = 24): string {
  return base64url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Bytes as a text that is fit for a link. */
export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
