const hours = 'h|t|hrs?|hours?|tim(?:mar|mer|me|er)?|tunti|tuntia|hod(?:ina|iny|ín|\\.)?|std|stunden?';
const minutes = 'm|mins?|minutes?|minuter?|minutter|minuuttia?|minúty?|minút|minuten?';
const both = new RegExp(
  `^(\\d+(?:[.,]\\d+)?)\\s*(?:${hours})\\.?(?:\\s*(?:och|og|ja|a|and|\\+)?\\s*(\\d+)\\s*(?:(?:${minutes})\\.?)?)?$`,
  'i',
);
const onlyMinutes = new RegExp(`^(\\d+(?:[.,]\\d+)?)\\s*(?:${minutes})\\.?$`, 'i');
const clock = /^(\d{1,2}):([0-5]\d)(?::00)?$/;
const iso = /^PT(?:(\d+(?:\.\d+)?)H)?(?:(\d+)M)?$/i;
const plain = /^\d+(?:[.,]\d+)?$/;

/** Minutes: '1h30', '90 min', '1,5 tim', '1:30', '2 t 15 min', 'PT1H30M', and plain figures in a unit that is known. */
export function readDuration(written: string, unit: 'h' | 'min' = 'min'): number | undefined {
  const text = written
    .trim()
    .replace(/^(?:ca\.?|c\.|~|noin|n\.|cca|approx\.?|about)\s*/i, '')
    .replace(/½/g, '.5')
    .replace(/^\./, '0.');
  const inClock = clock.exec(text);
  if (inClock) return Number(inClock[1]) * 60 + Number(inClock[2]);
  const inIso = iso.exec(text);
  if (inIso && (inIso[1] ?? inIso[2])) return Number(inIso[1] ?? 0) * 60 + Number(inIso[2] ?? 0);
  if (plain.test(text)) return rounded(figure(text) * (unit === 'h' ? 60 : 1));
  const inMinutes = onlyMinutes.exec(text);
  if (inMinutes) return rounded(figure(inMinutes[1]));
  const inHours = both.exec(text);
  return inHours ? rounded(figure(inHours[1]) * 60 + Number(inHours[2] ?? 0)) : undefined;
}

function figure(text = ''): number {
  return Number(text.replace(',', '.'));
}

function rounded(value: number): number {
  return Math.round(value);
}
