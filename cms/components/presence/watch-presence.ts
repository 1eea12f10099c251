/**
 * Watches who is there, as long as the page is looked at: browsers open few connections to one server, and a tab in the
 * background shall not hold one. Returns how to end it.
 */
export function watchPresence<People>(
  query: string,
  onPeople: (people: readonly People[]) => void,
): () => void {
  let source: EventSource | undefined;
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      source?.close();
      source = undefined;
    } else if (!source) {
      source = new EventSource(`/admin/api/presence?${query}`);
      source.onmessage = ({ data }) => onPeople(JSON.parse(String(data)) as People[]);
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    source?.close();
  };
}
