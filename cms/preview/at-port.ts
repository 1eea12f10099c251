/** The demo's sites live on this machine, at whatever port it was started. */
export function addressAtPort(url: string, { demo, port }: { demo: boolean; port: number }): string {
  return demo ? url.replace('.localhost:3000', `.localhost:${port}`) : url;
}
