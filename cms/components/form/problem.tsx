/** The sentence of a refusal; read out when it appears. */
export function Problem({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p className="studio-problem" role="alert">
      {message}
    </p>
  );
}
