type ModelCode = {
  plate: string;
  phone: string;
  issuedAt: number;
  tries: number;
  isUsed: boolean;
  isReplaced: boolean;
};

const DAY_SECONDS = 24 * 3600;

/** What TH-25 says about codes, without a database; random runs are compared with it. Times are seconds. */
export class CodeModel {
  now = 0;
  readonly codes: ModelCode[] = [];

  login(plate: string, phone: string): 'granted' | 'too many' {
    const ofPlate = this.codes.filter((code) => code.plate === plate);
    const ofPhone = this.codes.filter((code) => code.phone === phone);
    const isRefused =
      this.#within(60, ofPlate) >= 1 ||
      this.#within(DAY_SECONDS, ofPlate) >= 5 ||
      this.#within(DAY_SECONDS, ofPhone) >= 5;
    if (isRefused) return 'too many';
    for (const code of ofPlate) code.isReplaced = true;
    this.codes.push({ plate, phone, issuedAt: this.now, tries: 0, isUsed: false, isReplaced: false });
    return 'granted';
  }

  validate(code: ModelCode | undefined, isRight: boolean): 'granted' | 'wrong code' {
    if (!code || code.tries >= 3 || code.isUsed || code.isReplaced || code.issuedAt <= this.now - 300)
      return 'wrong code';
    code.tries += 1;
    code.isUsed = isRight;
    return isRight ? 'granted' : 'wrong code';
  }

  #within(seconds: number, codes: readonly ModelCode[]): number {
    return codes.filter(({ issuedAt }) => issuedAt > this.now - seconds).length;
  }
}
