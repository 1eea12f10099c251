import { findHrefError } from '../../src/shared/platform/fields/safe-href.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { childrenOf, isLexicalState, type LexicalNode } from '../publishing/lexical.ts';
import { linkErrorMessages } from './link-error-messages.ts';
import { toLinkTarget } from './link-target.ts';

/** Why running text is refused: the words of its first link to an address that no page may have, and the reason. */
export function findTextLinkError(value: unknown, language: string): string | undefined {
  if (!isLexicalState(value)) return undefined;
  return linksIn(value.root)
    .map((link) => errorOf(link, language))
    .find((refusal) => refusal !== undefined);
}

function linksIn(node: LexicalNode): LexicalNode[] {
  const below = childrenOf(node).flatMap(linksIn);
  return node.type === 'link' ? [node, ...below] : below;
}

function errorOf(link: LexicalNode, language: string): string | undefined {
  const { to, url } = link.fields ?? {};
  if (toLinkTarget(to)) return undefined;
  const texts = chooseText(linkErrorMessages, language);
  const refusal = typeof url === 'string' && url ? findHrefError(url) : undefined;
  const reason = refusal ? texts.address(refusal) : url ? undefined : texts.empty;
  return reason && texts.inText(wordsOf(link), reason);
}

function wordsOf(node: LexicalNode): string {
  return typeof node.text === 'string' ? node.text : childrenOf(node).map(wordsOf).join('');
}
