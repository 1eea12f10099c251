/** Breaks before the @ rather than in the middle of a name. */
export function MailAddress({ address }: { address: string }) {
  const [name, host] = address.split('@', 2);
  if (!host) return address;
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}
