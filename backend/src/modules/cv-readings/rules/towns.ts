import { fold } from './fold.js';

/** Larger towns, which stand alone below an employer. */
const TOWNS = new Set(
  (
    'brussel,brussels,bruxelles,gent,ghent,gand,antwerpen,antwerp,anvers,leuven,louvain,mechelen,malines,brugge,bruges,kortrijk,courtrai,hasselt,genk,aalst,' +
    'sint-niklaas,oostende,namur,namen,liege,luik,charleroi,mons,bergen,tournai,doornik,louvain-la-neuve,ottignies,arlon,verviers,amsterdam,rotterdam,' +
    'utrecht,den haag,the hague,la haye,eindhoven,groningen,nijmegen,maastricht,paris,parijs,lille,rijsel,lyon,marseille,toulouse,bordeaux,nantes,' +
    'strasbourg,london,londen,londres,manchester,dublin,edinburgh,berlin,berlijn,luxembourg,luxemburg,geneve,geneva,zurich,madrid,barcelona,lisbon,remote'
  ).split(','),
);

export const isTown = (text: string): boolean => TOWNS.has(fold(text));

/** The larger town that ends a text: "Ghent" of "Coupure Ghent"; null if none does. */
export function knownTownAtEnd(text: string): string | null {
  const words = text.split(' ');
  const at = words.findIndex((_, index) => isTown(words.slice(index).join(' ')));
  return at < 0 ? null : words.slice(at).join(' ');
}
