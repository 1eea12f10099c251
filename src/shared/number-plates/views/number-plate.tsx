import { type Country, countries } from '../../sites/countries.ts';
import { formatRegistrationNumber } from '../registration-number.ts';

type Props = {
  registrationNumber: string;
  country: Country;
  /** With one it is read aloud as an image of that name, else as text. */
  label?: string;
  look?: keyof typeof looks;
};

/** A number plate. A booking that was made anonymous has no number. */
export function NumberPlate({ registrationNumber, country, label, look = 'large' }: Props) {
  const { plate, band, text } = looks[look];
  const number = formatRegistrationNumber(registrationNumber, country) || '–';
  return (
    <span className={plate} {...(label && { role: 'img', 'aria-label': `${label} ${number}` })}>
      {band?.(countries[country].plates.sign)}
      <span className={text} aria-hidden={label ? true : undefined}>
        {number}
      </span>
    </span>
  );
}

/** The blue field with the twelve stars and the country's letter. */
export function PlateBand({ sign }: { sign: string }) {
  return (
    <span
      className="number-plate__band my-[0.045em] mr-0 ml-[0.045em] grid w-[0.66em] flex-none content-center justify-items-center gap-[0.08em] rounded-[0.1em_0_0_0.1em] bg-(--plate-band) text-(--plate) [.plate-field>&]:m-0 [.plate-field>&]:w-11 [.plate-field>&]:rounded-none [.tyre-panel_.plate-field>&]:w-14"
      aria-hidden="true"
    >
      <svg className="size-[0.5em]" viewBox="0 0 40 40" aria-hidden="true">
        <circle
          cx="20"
          cy="20"
          r="14"
          pathLength="12"
          className="fill-none stroke-(--plate-yellow) [stroke-width:5] [stroke-dasharray:0_1] [stroke-linecap:round]"
        />
      </svg>
      <b className="leading-none font-semibold tracking-[0]">{sign}</b>
    </span>
  );
}

const large = {
  plate:
    'number-plate inline-flex h-[1.42em] flex-none items-stretch overflow-hidden rounded-[0.14em] bg-(--plate) leading-none font-semibold tracking-[0.035em] whitespace-nowrap text-(--plate-ink) [.plate-card>&]:z-1',
  band: (sign: string) => <PlateBand sign={sign} />,
  text: 'grid place-items-center pt-[0.03em] pr-[0.34em] pl-[0.28em]',
};

/** What staff look for in the yard. */
const staff = {
  plate:
    'staff-plate inline-flex flex-none items-stretch overflow-hidden rounded-[0.3rem] bg-(--plate) leading-none font-bold tracking-[0.03em] whitespace-nowrap text-(--plate-ink) tabular-nums before:w-[0.5em] before:bg-(--plate-band) in-[.day-entry--no-show]:[filter:grayscale(1)] print:tracking-[0]',
  band: undefined,
  text: 'px-[0.45em] py-[0.24em]',
};

const looks = {
  large,
  small: { ...large, plate: `${large.plate} number-plate--small` },
  plain: {
    plate:
      'inline-flex overflow-hidden rounded-field border-(--plate-ink) border-2 bg-(--plate) font-semibold text-(--plate-ink) text-subtitle tabular-nums tracking-wide',
    band: (sign: string) => (
      <span
        aria-hidden="true"
        className="grid w-5 items-end bg-(--plate-band) pb-1 text-center text-micro text-white"
      >
        {sign}
      </span>
    ),
    text: 'px-3 py-1',
  },
  staff,
  'staff large': { ...staff, plate: `${staff.plate} staff-plate--large rounded-lg` },
};
