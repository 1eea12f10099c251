// The container's health check: the images have neither curl nor wget. Another address may be given.
const [address = `http://127.0.0.1:${process.env.PORT ?? 3000}/livez`] = process.argv.slice(2);
const response = await fetch(address, { signal: AbortSignal.timeout(4000) }).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
