import { readFile } from 'node:fs/promises';
import type { AdminViewServerProps } from 'payload';
import { chooseText } from '../../i18n/studio-text.ts';
import { projectFile } from '../pictures/project-file.ts';
import { StudioPage } from '../studio-page.tsx';
import { Markdown } from './markdown.tsx';

/** Shows docs/editors.md inside the studio. */
export async function GuideView(view: AdminViewServerProps) {
  const text = await readFile(projectFile('docs/editors.md'), 'utf8').catch(
    () => 'The guide is not on this machine.',
  );
  return (
    <StudioPage
      view={view}
      path="/admin/guide"
      label={chooseText(guideLabel, view.i18n.language)}
      className="guide"
    >
      <Markdown text={text} pictureUrl={(file) => `/admin/api/guide-pictures/${file}`} />
    </StudioPage>
  );
}

const guideLabel = { en: 'Editor’s guide', sv: 'Redaktörens guide' };
