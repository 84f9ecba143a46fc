import { findMapLinks } from '#schema/coordinates.ts';
import { withLinksOpen as withGatewaysOpen } from '../reading/links.ts';

/** The text with such links as they were written, and without those that mail programs set behind the words that lead to them. */
export function withLinksOpen(text: string): string {
  const opened = withGatewaysOpen(text);
  if (!opened.includes('<') && !opened.includes('[cid:')) return opened;
  const named = opened.includes('|') ? opened.replace(linkOfChat, wordsInLink) : opened;
  return named.replace(linkBehind, wordsOfLink);
}

/** `<https://maps.example/?q=42.9,-72.3|14 Elm St, Keene>`, as chats write a link with its words. */
const linkOfChat = /<((?:https?:\/\/|mailto:)[^\s<>|]{3,2000})\|([^<>|\n]{1,160})>/gi;

function wordsInLink(whole: string, link: string, words: string): string {
  return `${words}${wordsOfLink(whole, link)}`;
}

/** `EX-7<https://portal.example/a>`, `Tulsa, OK 74107 <mailto:…>`, `EX-7 [cid:image002.png@01DA]` */
const linkBehind =
  /(?<=[\p{L}\p{N}).,] ?) ?(?:<((?:https?:\/\/|mailto:)[^\s<>]{3,2000})>|\[cid:[^\]\s]{3,200}\])/giu;

/** What a map shows says where the machine is. */
function wordsOfLink(_: string, link: string | undefined): string {
  const [shown] = link === undefined || link.length > 1600 ? [] : findMapLinks(link);
  return shown?.point || shown?.query ? ` ${link}` : '';
}
