/** The messages of an event stream as they arrive: the data of each, and the name of its event. */
export async function* readEvents(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ event: string; data: string }> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const messages = text.split(/\r\n\r\n|\n\n|\r\r/);
    text = messages.pop() ?? '';
    for (const message of messages) {
      const fields = message.split(/\r\n|\n|\r/);
      const data = valuesOf('data', fields);
      if (data.length > 0)
        yield { event: valuesOf('event', fields).at(-1) ?? 'message', data: data.join('\n') };
    }
  }
}

function valuesOf(name: string, fields: readonly string[]): string[] {
  const values = fields.filter((field) => field.startsWith(`${name}:`));
  return values.map((field) => field.slice(name.length + 1).replace(/^ /, ''));
}
