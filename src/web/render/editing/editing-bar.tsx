import { renderToStaticMarkup } from 'react-dom/server';
import { type PageFields, pageFields } from '../../../content/publishing/page-document.ts';
import { EmptyFieldChips } from './empty-field-chips.tsx';
import { emptyFields } from './empty-fields.ts';

const { metaTitle, metaDescription, ogImage } = pageFields;
const looked = { metaTitle, metaDescription, ogImage };

/** Above everything: what search engines and networks would miss of the page, and what its editor should know. */
export function editingBar(fields: PageFields, notes: readonly string[]): string {
  const empty = emptyFields(looked, fields);
  if (empty.length === 0 && notes.length === 0) return '';
  return renderToStaticMarkup(
    <aside className="edit-bar" aria-label="Editing" data-edit-area="page" data-edit-block="">
      {notes.map((note) => (
        <p key={note} className="edit-note">
          {note}
        </p>
      ))}
      {empty.length > 0 && (
        <div className="edit-bar__fields">
          <span>This page</span>
          <EmptyFieldChips fields={empty} />
        </div>
      )}
    </aside>,
  );
}
