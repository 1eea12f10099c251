import story from '../../features/stories/story.graphql?raw';
import ofContent from './schema.graphql?raw';

/** The content API's schema; what is of a feature is declared there. */
export const typeDefinitions = `${ofContent}\n${story}`;
