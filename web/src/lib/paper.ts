/** Where people print on Letter; everybody else has A4. */
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'CR', 'GT', 'PA', 'DO', 'PR'];

/** The paper of a reader, by the language of their browser ("en-US"). */
export function paperOf(language: string): 'a4' | 'letter' {
  const region = /-([A-Z]{2})\b/i.exec(language)?.[1].toUpperCase();
  return region !== undefined && LETTER.includes(region) ? 'letter' : 'a4';
}
