/** What editors call a block, the group of the menu it is in, and what it is for. */
export type BlockLabels = { label: string; group: BlockGroup; help: string };

export type BlockGroup =
  | 'Opening'
  | 'Words'
  | 'Pictures and films'
  | 'Cards and rows'
  | 'Tables and figures'
  | 'Cars'
  | 'Kits'
  | 'Places'
  | 'Stories'
  | 'Forms'
  | 'Layout';
