import type { FeedMapping } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';
import type { ImportReport } from '../../../../../src/features/inventory/runs/import-report.ts';
import type { Answer } from '../../ask-inventory.ts';

/** What a whole file would do, by the choices it was tried with. */
export type Trial = { of: FeedMapping; answer: Answer<ImportReport> };

/** A refusal has one too, where it is known what the file would have done. */
export function reportOf(answer: Answer<ImportReport>): ImportReport | undefined {
  if (answer.state === 'ok') return answer.body;
  if (answer.state === 'unreachable') return undefined;
  return answer.body['report'] as ImportReport | undefined;
}
