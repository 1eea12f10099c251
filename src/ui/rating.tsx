interface Props {
  value: number;
  /** The whole judgement in words: '4.6 of 5, 312 reviews'. */
  label: string;
  /** Shown beside the stars; without it only the stars are. */
  text?: string | undefined;
}

const star = 'M10 2.2l2.3 4.9 5.3.7-3.9 3.7 1 5.3L10 14.2l-4.7 2.6 1-5.3L2.4 7.8l5.3-.7z';

/** Five stars, filled as far as the value goes. */
export function Rating({ value, label, text }: Props) {
  return (
    <span className="rating">
      <svg className="rating__stars" viewBox="0 0 100 20" role="img" aria-label={label}>
        <Stars className="rating__empty" />
        <svg width={Math.min(5, Math.max(0, value)) * 20} height="20" aria-hidden="true">
          <Stars className="rating__full" />
        </svg>
      </svg>
      {text && <span className="rating__text">{text}</span>}
    </span>
  );
}

function Stars({ className }: { className: string }) {
  return [0, 20, 40, 60, 80].map((x) => (
    <path key={x} className={className} d={star} transform={`translate(${x} 0)`} />
  ));
}
