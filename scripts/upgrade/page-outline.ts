/** What is compared of a page after an upgrade: words may change, what it is about may not. */
export type PageOutline = { status: number; title: string; h1: string };

export function pageOutline({ status, body }: { status: number; body: string }): PageOutline {
  return { status, title: textOf('title', body), h1: textOf('h1', body) };
}

const characters: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&#39;': "'", '&quot;': '"' };

function textOf(element: string, html: string): string {
  const [, inner = ''] = new RegExp(`<${element}(?: [^>]*)?>([\\s\\S]*?)</${element}>`).exec(html) ?? [];
  return inner
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|#x27|#39|quot);/g, (name) => characters[name] ?? name)
    .replace(/\s+/g, ' ')
    .trim();
}
