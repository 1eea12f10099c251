interface Props {
  amount: string;
  /** 'kr/mån' */
  unit: string;
  /** 'exkl. moms' */
  note?: string | undefined;
}

export function Sum({ amount, unit, note }: Props) {
  return (
    <>
      <b className="finance__amount num">{amount}</b> {unit}
      {note && <span className="finance__note"> {note}</span>}
    </>
  );
}
