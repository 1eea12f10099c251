export const SEASON_MAIL = 'season-mail';
