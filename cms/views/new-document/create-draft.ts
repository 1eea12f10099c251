type DraftResult = { id: number | string } | { problem: string };

/** Creates a draft over the studio's REST API, which checks permissions. */
export async function createDraft(
  collection: string,
  data: object,
  language: string,
  texts: { failed: string; noAnswer: string },
): Promise<DraftResult> {
  const query = new URLSearchParams({ draft: 'true', depth: '0', locale: language });
  try {
    const response = await fetch(`/admin/api/${collection}?${query}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    const { doc, errors } = (await response.json()) as CreateResponse;
    if (response.ok && doc) return doc;
    const [first] = errors ?? [];
    return { problem: first?.data?.errors?.[0]?.message ?? first?.message ?? texts.failed };
  } catch {
    return { problem: texts.noAnswer };
  }
}

type CreateResponse = {
  doc?: { id: number | string };
  errors?: readonly { message?: string; data?: { errors?: readonly { message?: string }[] } }[];
};
