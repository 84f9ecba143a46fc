/*
 * What people end a message with, over their names, beside what `line-roles` knows of English and its neighbours. Source: compiled
 * by hand from guides to business letters in each language.
 */

/** Greetings that stand at the end alone, one to a bar, whole phrases without the mark behind them. */
export const closingGreetings = `
    met vriendelijke groeten | met vriendelijke groet | met hartelijke groet | hartelijke groeten | hartelijke groet | vriendelijke groeten | groet | groetjes | groeten | mvg | gr
    | med vänlig hälsning | med vänliga hälsningar | vänlig hälsning | vänliga hälsningar | hälsningar | hälsning | bästa hälsningar | mvh | vh
    | med vennlig hilsen | vennlig hilsen | beste hilsen | hilsen | med venlig hilsen | venlig hilsen | de bedste hilsner | bedste hilsner | bedste hilsen | mange hilsner | hilsner
    | ystävällisin terveisin | terveisin | parhain terveisin | terveiset | terv | yst terv | t
    | mit freundlichen grüßen | freundliche grüße | freundlicher gruß | beste grüße | viele grüße | schöne grüße | herzliche grüße | liebe grüße | gruß | grüße | hochachtungsvoll | mfg | lg
    | cordialement | bien cordialement | sincères salutations | meilleures salutations | salutations | salutations distinguées | bien à vous
    | un saludo | un cordial saludo | saludos | saludos cordiales | cordiales saludos | cordial saludo | atentamente | atte
    | com os melhores cumprimentos | melhores cumprimentos | cumprimentos | com cumprimentos | atenciosamente | cordialmente | um abraço | abraços
    | cordiali saluti | distinti saluti | un saluto | saluti | cordialmente
    | z poważaniem | z wyrazami szacunku | pozdrawiam | pozdrawiam serdecznie | serdecznie pozdrawiam | serdeczne pozdrowienia | pozdrowienia | pozdr
    | s pozdravem | s přátelským pozdravem | se srdečným pozdravem | s úctou | hezký den | pěkný den | přeji hezký den | přeji pěkný den | zdravím
    | s pozdravom | s úctou | so srdečným pozdravom | s priateľským pozdravom | pekný deň | prajem pekný deň
    | s poštovanjem | srdačan pozdrav | srdačno | lijep pozdrav | lep pozdrav | lp | pozdrav | puno pozdrava | s spoštovanjem | lepo pozdravljeni
    | üdvözlettel | tisztelettel | üdv | üdvözlöm | köszönettel | baráti üdvözlettel | szívélyes üdvözlettel
    | cu respect | cu stimă | cu considerație | cu prietenie | o zi bună | toate cele bune
    | saygılarımla | saygılarımızla | saygılar | iyi çalışmalar | iyi günler | iyi günler dilerim | kolay gelsin | selamlar | sevgiler
    | с уважением | с наилучшими пожеланиями | всего доброго | всего хорошего | хорошего дня | с ув
    | з повагою | з найкращими побажаннями | гарного дня | всього найкращого
    | с уважение | поздрави | хубав ден | с поштовањем | срдачан поздрав | поздрав
    | με εκτίμηση | με φιλικούς χαιρετισμούς | φιλικά | χαιρετισμούς
    | lugupidamisega | parimate soovidega | ar cieņu | cieņā | su pagarba | pagarbiai
    | trân trọng | hormat kami | salam hormat | salam
    | att | at te | abs | abç | abraço | um abraço | cumps | com os melhores | obg | sds | saudações | fico à disposição | até breve | bom trabalho
    | slds | slds cordiales | gracias y saludos | quedo atento | quedo atenta | quedamos atentos | quedo a la espera | un abrazo | abrazo | muy atentamente | att te | hasta pronto | buen día
    | cdt | cdlt | crdlt | cordlt | bonne réception | bonne soirée | bonne journée | bonne fin de journée | à bientôt | respectueusement | bises | bien amicalement | amicalement | salutations cordiales | dans l'attente de votre retour | merci et bonne journée
    | cari saluti | grazie e saluti | un cordiale saluto | a presto | resto a disposizione | restiamo a disposizione | buona serata | buona giornata | buon lavoro | cordialm | dist saluti | cord saluti | tanti saluti
    | vg | gruss | grüsse | freundliche grüsse | freundlicher gruss | viele grüsse | mit freundlichen grüssen | mit freundl grüßen | mit freundl gruß | m f g | besten gruß | bis dann | bis bald | gruß aus der werkstatt | grüße aus der werkstatt | schönen tag | schönen feierabend | glück auf
    | hälsn | hälsar | ha det bra | kram | kh | de bedste hilsener | hilsen fra | med hilsen | mange hilsener | ha det | ha en fin dag | ha en god dag | hei så lenge | fortsatt god dag
    | met groet | m vr gr | mvrgr | vr gr | tot dan | fijne dag | prettige dag | terveisin vain | hyvää päivänjatkoa
    | pzdr | s poz | z pozdrowieniami | miłego dnia | do usłyszenia | ukłony | mějte se | přeji pěkný den | s pozd
    | 此致 | 敬礼 | 此致敬礼 | 顺颂商祺 | 祝好 | 敬上 | 敬具 | 以上 | 草々
    | よろしくお願いいたします | 宜しくお願いいたします | 宜しくお願い致します | よろしくお願い致します | よろしくお願いします | 宜しくお願いします | 以上 よろしくお願いいたします
    `;

/** Thanks, which end a message as often; with more behind them in the line they lead to it. */
export const closingThanks = `
    bedankt | alvast bedankt | dank u | dank je wel | tack | tack så mycket | tack på förhand | takk | takk på forhånd | på forhånd takk | tak | på forhånd tak | mange tak
    | kiitos | kiitos etukäteen | danke | vielen dank | danke im voraus | vielen dank im voraus | merci | merci d'avance | merci par avance | gracias | muchas gracias | gracias de antemano
    | obrigado | obrigada | muito obrigado | grato | grata | grazie | grazie mille | grazie in anticipo | dziękuję | dzięki | z góry dziękuję
    | děkuji | děkujeme | díky | předem děkuji | ďakujem | ďakujeme | vďaka | vopred ďakujem | hvala | hvala lijepa | hvala unaprijed | hvala lepa | köszönöm | köszönjük | előre is köszönöm | köszi
    | mulțumesc | mulțumim | mulțumesc anticipat | teşekkürler | teşekkür ederim | şimdiden teşekkürler | спасибо | заранее спасибо | большое спасибо | благодарю
    | дякую | дякуємо | заздалегідь дякую | благодаря | предварително благодаря | хвала | ευχαριστώ | ευχαριστώ πολύ | aitäh | tänan | paldies | ačiū | dėkoju
    | cảm ơn | xin cảm ơn | terima kasih | 谢谢 | 多谢 | 謝謝 | ありがとうございます | 감사합니다 | 감사드립니다 | 고맙습니다
    `;

/** What ends a message in English, with a name behind it: alone it may lead to more (`Thanks, it is at …`). */
export const englishGreetings = `
    regards | best regards | kind regards | warm regards | kindest regards | many regards | best wishes | all the best | rgds | brgds | br | kr | cheers | thanks | many thanks | thanks again | thank you | thx | ty | sincerely | yours sincerely | yours truly
    | yours faithfully | respectfully | thanks and regards | thanks & regards | danke | merci | gracias | obrigado | grazie | bedankt | tack | tak | takk | kiitos | dzięki | díky | děkuji
    `;
