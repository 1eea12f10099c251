/** How the operations page writes its figures, in the language of the studio. */
export function figuresIn(language: string) {
  const locale = language === 'sv' ? 'sv-SE' : 'en-GB';
  /** A number with its thousands apart. */
  const count = (value: number) => value.toLocaleString(locale);
  const shares = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    count,
    megabytes: (bytes: number | undefined) =>
      bytes === undefined ? '–' : `${count(Math.round(bytes / 1024 ** 2))} MB`,
    milliseconds: (duration: number | undefined) =>
      duration === undefined ? '–' : `${count(Math.round(duration))} ms`,
    share: (part: number, whole: number) => (whole === 0 ? '–' : `${shares.format((100 * part) / whole)} %`),
    duration: (from: string, to: string) => formatDuration(from, to, locale),
  };
}

export type Figures = ReturnType<typeof figuresIn>;

const units = { 'en-GB': ['d', 'h', 'min', 's'], 'sv-SE': ['d', 'tim', 'min', 's'] } as const;
const seconds = [86_400, 3600, 60, 1] as const;

/** How long something took or has been, in its largest two units: 3 d 4 h. */
function formatDuration(from: string, to: string, locale: keyof typeof units): string {
  let rest = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  const counts = seconds.map((size) => {
    const whole = Math.floor(rest / size);
    rest -= whole * size;
    return whole;
  });
  const parts = counts.flatMap((whole, at) => (whole > 0 ? [`${whole} ${units[locale][at]}`] : []));
  return parts.slice(0, 2).join(' ') || '0 s';
}
