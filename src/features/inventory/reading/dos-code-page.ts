/** Programs from before Windows write their files in these, and some dealers' systems still do. Browsers do not read them. */
const beyondAscii = {
  cp850: [
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ',
    'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐',
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀',
    'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ],
  cp852: [
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č',
    'áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐',
    '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀',
    'ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  ],
} as const;

export type DosCodePage = keyof typeof beyondAscii;

export function isDosCodePage(encoding: string): encoding is DosCodePage {
  return Object.hasOwn(beyondAscii, encoding);
}

/** As a TextDecoder: each byte is a character. */
export function dosDecoder(page: DosCodePage): { decode(bytes?: Uint8Array): string } {
  const table = beyondAscii[page].join('');
  return {
    decode: (bytes) =>
      bytes
        ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
            .toString('latin1')
            .replace(/[\u0080-\u00ff]/g, (byte) => table.charAt(byte.charCodeAt(0) - 0x80))
        : '',
  };
}
