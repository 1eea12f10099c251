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
      <b className="finance__amount num">{amount}</b> {unit}
      {note && <span className="finance__note"> {note}</span>}
      {rate && <span className="finance__rate"> {rate}</span>}
    </>
  );
}
