import { readFile } from 'node:fs/promises';
import type { AdminViewServerProps } from 'payload';
import { Markdown } from '../../../src/shared/ui/markdown.tsx';
import { chooseText } from '../../i18n/studio-text.ts';
import { projectFile } from '../pictures/project-file.ts';
import { StudioPage } from '../studio-page.tsx';

const guides = { en: 'docs/editors.md', sv: 'docs/editors.sv.md' };

/** Shows docs/editors.md inside the studio, in the language of the person who is signed in. */
export async function GuideView(view: AdminViewServerProps) {
  const text = await readFile(projectFile(chooseText(guides, view.i18n.language)), 'utf8').catch(() =>
    chooseText(guideMissing, view.i18n.language),
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

const guideMissing = { en: 'The guide is not on this machine.', sv: 'Guiden finns inte på den här datorn.' };

const guideLabel = { en: 'Editor’s guide', sv: 'Redaktörens guide' };
