const MAX_LENGTH = 8;

/** 'nc22 gkh' is NC22GKH; nothing, when it cannot be a registration number. */
export function parseRegNo(text: string): string | undefined {
  const plain = text.replace(/[\s-]+/g, '').toUpperCase();
  return /^[A-Z0-9]+$/.test(plain) && plain.length >= 2 && plain.length <= MAX_LENGTH ? plain : undefined;
}
