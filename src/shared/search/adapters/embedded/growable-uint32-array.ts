/** A compact list of unsigned integers. `values` may be longer than the list. */
export class GrowableUint32Array {
  values = new Uint32Array(16);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  clear(): void {
    this.values = new Uint32Array(16);
    this.length = 0;
  }
}
