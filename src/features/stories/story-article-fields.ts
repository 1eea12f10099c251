import type { Link } from '../../shared/platform/fields/fields.ts';
import type { RichText } from '../../shared/platform/fields/rich-text.ts';
import type { Picture } from '../../shared/platform/picture.ts';

/** What an editor writes in an article; title, preamble and picture are the story's own. */
export type StoryArticleFields = {
  caption: string;
  authorLine: string;
  photographer: string;
  parts: readonly ArticlePart[];
  subject: {
    label: string;
    title: string;
    text: string;
    image?: Picture | undefined;
    link?: Link | undefined;
  };
};

export type ArticlePart = {
  text: RichText;
  image?: Picture | undefined;
  caption: string;
  figures: readonly { value: string; label: string }[];
};
