/** A compact list of numbers. `values` may be longer than the list. */
export class GrowableFloat64Array {
  values = new Float64Array(16);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Float64Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    this.length += 1;
  }
}
