/** Sentences with which modules refuse what was written in a field. */
export const errorMessages = {
  'This is no film on YouTube. Copy the address of the film, such as https://youtu.be/aqz-KE-bpKQ.':
    'Det här är ingen film på YouTube. Kopiera filmens adress, till exempel https://youtu.be/aqz-KE-bpKQ.',
  'A time is written 2026-12-01T08:00.': 'En tid skrivs 2026-12-01T08:00.',
};
