/** "On Monday Ann wrote:" in the words of Gmail, Apple Mail, Thunderbird, Proton and Outlook in Dutch, French, English and German. */
const INTRODUCTION = [
  /^(on|op|le|am)\b.{4,250}(wrote|schreef|a écrit|schrieb)\b.{0,120}:$/i,
  /^op\b.{4,200}heeft\b.{1,200}het volgende geschreven:$/i,
  /^.{1,200}(wrote|schreef|a écrit|schrieb)\b.{0,60}\d{4}.{0,60}:$/i,
  /^.{0,60}\d{4}.{1,200}(wrote|schreef|a écrit|schrieb):$/i,
  /^(-+ ?)?(on|op|le)\b.{4,250}(wrote|schreef|a écrit) ?:?( ?-+)?$/i,
];

/** The line above a repeated mail: "Original Message" and its names. */
const ORIGINAL =
  /^[-_*\s]{2,}(original message|original appointment|oorspronkelijk bericht|oorspronkelijke afspraak|message d[’']origine|message original|ursprüngliche nachricht|reply above this line|antwoord boven deze lijn|répondre au-dessus de cette ligne)[-_*\s]*$|^##-? ?(please type your reply above|typ je antwoord boven|saisissez votre réponse au-dessus).*##$|^[-_*\s]*please reply above this line[-_*\s]*$/i;

/** The line above a forwarded mail, which is what its reader wants to see. */
const FORWARDED =
  /^[-\s]*(begin )?(forwarded message|doorgestuurd bericht|message transféré|début du message (transféré|réexpédié)|weitergeleitete nachricht)\b/i;

const FORWARDED_SUBJECT = /^\s*(fwd?|tr|doorst|i|wg)\s*:/i;

/** Names of the first lines of a repeated mail, as Outlook writes them. */
const FROM = /^\*?(from|van|de|von)\*?\s?:/i;
const SENT = /^\*?(sent|date|verzonden|datum|envoyé|gesendet)\*?( le)?\s?:/i;
const TO = /^\*?(to|aan|à|an|cc)\*?\s?:/i;
const SUBJECT = /^\*?(subject|onderwerp|objet|betreff)\*?\s?:/i;

export const isOriginal = (line: string): boolean => ORIGINAL.test(line.trim());
export const isForwarded = (line: string): boolean => FORWARDED.test(line.trim());
export const isForwardedSubject = (subject: string): boolean => FORWARDED_SUBJECT.test(subject);

/** Whether these words, perhaps of several lines, introduce repeated words. */
export const isIntroduction = (words: string): boolean => {
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length < 600 && INTRODUCTION.some((pattern) => pattern.test(line));
};

/** Whether lines begin with the headers of a repeated mail. */
export function isHeaderBlock(lines: readonly string[]): boolean {
  if (!FROM.test(lines[0]?.trim() ?? '')) return false;
  const next = lines.slice(1, 9).map((line) => line.trim());
  return [SENT, TO, SUBJECT].filter((pattern) => next.some((line) => pattern.test(line))).length >= 2;
}
