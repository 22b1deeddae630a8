/** Names nobody can guess, made here by the system's own generator. */

/** In base64url. 24 bytes are a seat's key. (`randomUUID` is only there on pages that came over HTTPS or from this machine.) */
export function newKey(bytes = 24): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
