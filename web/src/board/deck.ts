/** Where the pictures of a deck are. A deck is a folder of `AS.svg` … `7H.svg` and `back.svg`. */
export interface Look {
  deck: string;
  letters: "ru" | "en";
  four: boolean;
}

const FOLDERS: Record<string, (look: Look) => string> = {
  atlas: (look) => `atlas${look.letters === "en" ? "-en" : ""}`,
  large: (look) => `large-${look.letters}-${look.four ? "four" : "two"}`,
};

export function pictureOf(card: string | null, look: Look): string {
  const folder = FOLDERS[look.deck] ?? FOLDERS.atlas!;
  return `/decks/${folder(look)}/${card ?? "back"}.svg`;
}
