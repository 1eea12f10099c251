/** Reads big-endian numbers one after the other, as font files store them. */
export class Bytes {
  at = 0;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  skip(count: number): void {
    this.at += count;
  }

  take(count: number): Uint8Array {
    this.at += count;
    return this.#bytes.subarray(this.at - count, this.at);
  }

  u8(): number {
    this.at += 1;
    return this.#view.getUint8(this.at - 1);
  }

  u16(): number {
    this.at += 2;
    return this.#view.getUint16(this.at - 2);
  }

  i16(): number {
    this.at += 2;
    return this.#view.getInt16(this.at - 2);
  }

  u32(): number {
    this.at += 4;
    return this.#view.getUint32(this.at - 4);
  }

  tag(): string {
    return new TextDecoder().decode(this.take(4));
  }

  /** WOFF2's UIntBase128: seven bits a byte, the top bit says that more follow. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.u8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }

  /** WOFF2's 255UInt16: small numbers in one byte, larger ones behind a marker. */
  packed16(): number {
    const byte = this.u8();
    if (byte === 253) return this.u16();
    if (byte === 254) return this.u8() + 506;
    if (byte === 255) return this.u8() + 253;
    return byte;
  }
}
