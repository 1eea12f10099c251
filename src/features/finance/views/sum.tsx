interface Props {
  amount: string;
  /** 'kr/mån' */
  unit: string;
  /** 'exkl. moms' */
  note?: string | undefined;
  /** 'eff. ränta 6,12 %' */
  rate?: string | undefined;
}

export function Sum({ amount, unit, note, rate }: Props) {
  return (
    <>
      <b className="finance__amount mr-1 text-[2.5rem] leading-[1.1] font-normal tracking-(--track-1) whitespace-nowrap num">
        {amount}
      </b>{' '}
      {unit}
      {note && <span className="text-size-small text-ink-muted"> {note}</span>}
      {rate && <span className="block text-size-small text-ink-muted"> {rate}</span>}
    </>
  );
}
