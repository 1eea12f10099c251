/** One visitor of the tyre hotel's API, behind an address of their own. */
export type TyreHotelClient = ReturnType<typeof tyreHotelClient>;

type Answer = { status: number; body: Record<string, unknown>; ms: number };

export function tyreHotelClient(port: number, host: string) {
  const call = async (method: string, path: string, address: string): Promise<Answer> => {
    const start = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/api/tirehotel/authorization/${path}`, {
      method,
      headers: { 'x-forwarded-host': host, 'x-forwarded-for': address },
    });
    const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    return { status: response.status, body, ms: performance.now() - start };
  };
  const q = encodeURIComponent;
  return {
    search: (plate: string, address: string) => call('GET', `search?regNo=${q(plate)}`, address),
    login: (ticket: unknown, address: string) =>
      call('POST', `login?encryptedPhoneNumber=${q(String(ticket))}`, address),
    validate: (token: unknown, code: string, address: string) =>
      call('POST', `validate?authToken=${q(String(token))}&otpToken=${code}`, address),
  };
}

/** Another one for every request: no limit per address holds up whoever owns many machines. */
export function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `100.${64 + (part() & 63)}.${part()}.${part()}`;
}
