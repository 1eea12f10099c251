export function OfferText({ title, text }: { title?: string | undefined; text?: string | undefined }) {
  if (!title && !text) return null;
  return (
    <p className="text-size-small leading-[1.5] text-ink-muted">
      {title && <b className="font-medium text-ink">{title}</b>} {text}
    </p>
  );
}
