const boxes = [
  // Closed, from the front.
  '<path d="M120 130h240v150H120z" fill="#c99a5b"/><path d="M120 130l30-34h180l30 34z" fill="#dcb277"/><path d="M222 96h36v184h-36z" fill="#f2c318" opacity=".85"/><path d="M120 130h240" stroke="#8f6a36" stroke-width="3"/>',
  // Open, with its flaps up.
  '<path d="M120 150h240v130H120z" fill="#c99a5b"/><path d="M120 150L84 108h150l6 42zM360 150l36-42H246l-6 42z" fill="#dcb277"/><path d="M120 150h240" stroke="#8f6a36" stroke-width="3"/><path d="M196 196h88v46h-88z" fill="#f6f6ef"/><path d="M208 212h64M208 226h40" stroke="#34571f" stroke-width="6" stroke-linecap="round"/>',
  // Two of them, one on the other.
  '<path d="M104 186h180v96H104z" fill="#c99a5b"/><path d="M176 98h180v88H176z" fill="#d3a566"/><path d="M104 186h252M176 98h180" stroke="#8f6a36" stroke-width="3"/><path d="M182 186h26v96h-26zM254 98h26v88h-26z" fill="#f2c318" opacity=".85"/>',
] as const;

const grounds = ['#eeeee2', '#e3e9d9', '#dde3e6'] as const;

/** For a kit without pictures: one of three drawings, always the same for the same kit (KIT-15). */
export function fallbackPicture(kitId: string): string {
  const at = hash(kitId) % boxes.length;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 480 360"><path d="M0 0h480v360H0z" fill="${grounds[at]}"/><ellipse cx="240" cy="288" rx="160" ry="16" opacity=".12"/>${boxes[at]}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** FNV-1a: spreads ids that differ only in the last digit. */
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (value ^ (value >>> 15)) >>> 0;
}
