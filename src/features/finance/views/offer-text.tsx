export function OfferText({ title, text }: { title?: string | undefined; text?: string | undefined }) {
  if (!title && !text) return null;
  return (
    <p className="finance__offer-text">
      {title && <b>{title}</b>} {text}
    </p>
  );
}
