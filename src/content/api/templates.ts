import type { PageTemplate } from '../../features/stories/story.ts';

const ids: Record<PageTemplate, string> = { page: 'page', story: 'story', 'stories index': 'storiesindex' };

/** What kind of page it is, in one word. */
export function templateId(template: PageTemplate): string {
  return ids[template];
}
