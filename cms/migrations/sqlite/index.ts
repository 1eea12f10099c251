import * as step1 from './20261115_135629_first.ts';
import * as step2 from './20261115_145146_written_at.ts';
import * as step3 from './20261116_113503_site_ownership.ts';
import * as step4 from './20261116_160803_dealers_and_locator.ts';
import * as step5 from './20261117_222253_accounts.ts';
import * as step6 from './20261117_224446_trash_and_history.ts';
import * as step7 from './20261117_224626_editions.ts';
import * as step8 from './20261117_225222_story_tags_and_link_targets.ts';
import * as step9 from './20261117_230104_media_folders.ts';
import * as step10 from './20261118_081533_sender_of_mails.ts';
import * as step11 from './20261118_084023_forms.ts';
import * as step12 from './20261119_135945_theme_names.ts';
import * as step13 from './20261119_145434_themes.ts';
import * as step14 from './20261119_173355_text_replaces.ts';
import * as step15 from './20261119_180743_fonts.ts';
import * as step16 from './20261119_181832_site_extension_values.ts';
import * as step17 from './20261119_184855_what_themes_say.ts';
import * as step18 from './20261119_190546_site_logo.ts';

export const migrations = [
  { name: '20261115_135629_first', up: step1.up, down: step1.down },
  { name: '20261115_145146_written_at', up: step2.up, down: step2.down },
  { name: '20261116_113503_site_ownership', up: step3.up, down: step3.down },
  { name: '20261116_160803_dealers_and_locator', up: step4.up, down: step4.down },
  { name: '20261117_222253_accounts', up: step5.up, down: step5.down },
  { name: '20261117_224446_trash_and_history', up: step6.up, down: step6.down },
  { name: '20261117_224626_editions', up: step7.up, down: step7.down },
  { name: '20261117_225222_story_tags_and_link_targets', up: step8.up, down: step8.down },
  { name: '20261117_230104_media_folders', up: step9.up, down: step9.down },
  { name: '20261118_081533_sender_of_mails', up: step10.up, down: step10.down },
  { name: '20261118_084023_forms', up: step11.up, down: step11.down },
  { name: '20261119_135945_theme_names', up: step12.up, down: step12.down },
  { name: '20261119_145434_themes', up: step13.up, down: step13.down },
  { name: '20261119_173355_text_replaces', up: step14.up, down: step14.down },
  { name: '20261119_180743_fonts', up: step15.up, down: step15.down },
  { name: '20261119_181832_site_extension_values', up: step16.up, down: step16.down },
  { name: '20261119_184855_what_themes_say', up: step17.up, down: step17.down },
  { name: '20261119_190546_site_logo', up: step18.up, down: step18.down },
];
