export function UnknownHost() {
  return (
    <main className="page-width py-section">
      <h1>No site answers at this address.</h1>
      <p className="mt-6 text-lead text-ink-muted">
        Check the host name, or add it to a site’s hosts in its settings.
      </p>
    </main>
  );
}
