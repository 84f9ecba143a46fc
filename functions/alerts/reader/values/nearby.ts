/** `12 km N`, `about 5 miles west`, `just south`, `nördlich`: how far off and where to. */
const bearing =
  '(?:(?:just|about|approx\\.?|roughly|right|some|ca\\.?|circa|etwa|environ|env\\.|unos|cerca de|ongeveer) )?(?:\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:mi|miles?|kms?|kilom\\p{L}{3,7}|Meilen|millas|milhas|mijl|mil)\\.? )?(?:(?:to the|due|au|al|ao|a|na|ten) )?(?:[NSEWO]{1,3}|(?:north|south|east|west)[a-z]{0,5}|(?:nörd|süd|öst|west)lich|norr|söder|öster|väster|nord(?:est|ouest|øst|vest|ost|väst)?|s[uø]d(?:est|ouest|øst|vest)?|sør|syd|est|ouest|øst|vest|(?:nor|sud|sur)?(?:este|oeste)|norte|sul|sur|(?:noord|zuid)?(?:oosten|westen)|noorden|zuiden|północ|południe|wschód|zachód)';
const distance =
  '(?:(?:just|about|approx\\.?|roughly|some|ca\\.?|circa|etwa|environ|env\\.) )?\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:mi|miles?|kms?|kilom\\p{L}{3,7}|Meilen|millas|milhas|mijl)\\.?';
/** What leads to a town that a place is near to, in the languages of messages. */
export const nearby = `(?:(?:${bearing}|${distance}) (?:of|from|von|vor|de|du|di|da|do|del|om|for|fra|från|av|van|od)|(?:just )?(?:[Nn]ear|[Nn]earby|[Oo]utside(?: of)?|close to|not far from)|[Nn]ahe(?: bei)?|[Hh]öhe|auf Höhe(?: von)?|in der Nähe von|près d[eu]|à proximité de|à côté de|cerca de|perto de|vicino a|nabij|vlakbij|in de buurt van|nära|utanför|nær|i nærheden af|utenfor|uden for|koło|niedaleko|w pobliżu|poblíž|lähellä)`;
