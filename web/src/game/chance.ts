// Chance from the system's random numbers.

/** A whole number from 0 to `below` - 1, each as likely as the others. */
export function lot(below: number): number {
  const fair = Math.floor(2 ** 32 / below) * below;
  const number = new Uint32Array(1);
  do crypto.getRandomValues(number);
  while (number[0]! >= fair);
  return number[0]! % below;
}

/** Three dice. */
export function dice(): [number, number, number] {
  return [1 + lot(6), 1 + lot(6), 1 + lot(6)];
}

/** A name that no other game has. (`randomUUID` is missing where a site has no TLS.) */
export function unique(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
