/*
 * The public entry `forecourt/extension/views`: what the product's own blocks are made of. It needs a build, so it is
 * imported by views and islands and never by extension.ts.
 */
export { Button, ButtonLink } from '../shared/ui/button.tsx';
export { CallToAction } from '../shared/ui/call-to-action.tsx';
export { Card, CardBody, CardLink, CardMedia } from '../shared/ui/card.tsx';
export { cx } from '../shared/ui/class-names.ts';
export { Icon } from '../shared/ui/icon.tsx';
export { defineIsland, Island } from '../shared/ui/island.tsx';
export { Notice } from '../shared/ui/notice.tsx';
export { Picture } from '../shared/ui/picture.tsx';
export { Prose } from '../shared/ui/prose.tsx';
export { Container, Section, SectionHead } from '../shared/ui/section.tsx';
export { TextLink } from '../shared/ui/text-link.tsx';
