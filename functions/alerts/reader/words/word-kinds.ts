import { partsOfLanguages, troublesOfLanguages } from './faults-of-languages.ts';
import { wordsOfHours } from './hour-units.ts';

/**
 * Words by what they may be a sign of, folded. A line without any of a kind's words is never looked at for that kind, so
 * each list must have at least one word of everything that its readers know.
 */
export const kindsOfWords = {
  code: `spn suspect hcespn mid cid eid pid sid ppid psid fmi dtc ecu cecode hcecode`,
  hours: `t smu licznik stundenzahler mataren horametre horimetro horometro telleren timmataren timetelleren motorstunden maschinenstunden arbeitsstunden einsatzstunden laufstunden draaiuren bedrijfsuren motoruren machineuren drifttimmar driftstimmar drifttimer driftstimer motortimmar motortimer maskintimmar maskintimer gangtimmar timar kayttotuntia moottorituntia
    meter clock dial hobbs teller urenteller zähler stundenzähler contaore compteur horamètre horímetro horómetro mätaren måleren liczniku h hr hrs hour hours std stunden heures heure horas hora ore ora uren uur timmar timer tim betriebsstunden bh smu smr
    smh ophrs mth motogodz tuntia tunti hodin hod mtg motoh motohodin godz godzin mh hs oph motogodzin saat 時間 小时 工作小时 시간 hm hmr ${wordsOfHours} наработка счетчик счётчик моточасах напрацювання лічильник meter stav licznika hodinomer števec brojač brojilo óraállás contorul ωρόμετρο wskazanie mittari mittarissa loendur skaitītājs skaitiklis العداد मीटर sayaç sayacı đồng hồ stundenstand betriebsstundenstand zählerstand timetælleren timetæller urenstand часовете моточасовете моточасы мотогодини motohodiny motohodinách motogodziny üzemóra üzemórája tuntilukema töötunnid darba motovalandos`,
  street: `parade embankment mews quay wynd brae approach rue quai chemin impasse allee cours calle avenida avda carretera viale corso rua rodovia estrada paseo ul str street st avenue ave av boulevard blvd road rd drive dr lane ln circle cir highway hwy parkway pkwy freeway fwy
    expressway expy ct court trail trl terrace ter turnpike tpke pike rte route alley aly sq square plaza plz crossing xing wharf byp
    bypass cres crescent causeway cswy place pl way loop row ridge run path close pass i us sr state interstate junction exit
    milepost mile mm mp county cr fm`,
  forward: `forwarded original weitergeleitete weitergeleiteten ursprungliche ursprunglichen urspruengliche transfere reexpedie
    origine reenviado inoltrato originale rinviato transmis encaminhada reencaminhada doorgestuurd oorspronkelijk vidarebefordrat ursprungligt videresendt
    oprindelig opprinnelig videresendte valitetty alkuperainen przekazana przekazany oryginalna preposlana puvodni iletilen
    orijinal 転送 转发 пересылаемое пересланное перенаправленное исходное переслане вихідне оригінальне препратено оригинално proslijeđena prosleđena izvorna originalna posredovano preposlaná pôvodná
    továbbított eredeti mesaj προωθημένο αρχικό thư pesan 转发的邮件 转发邮件 轉寄的郵件 原始邮件 原始郵件 转发的消息 転送されたメッセージ 転送メッセージ 元のメッセージ オリジナルメッセージ 전달된 원본`,
  reply: `wrote schrieb ecrit escribio scritto schreef escreveu skrev kirjoitti napisal napisala napsal yazdi написал написала пишет пише написав írta έγραψε scris napisao написа viết 写道 寫道 geschrieben pisze napisana napísal menulis 님이 작성`,
  header: `from date sent to cc bcc subject reply von gesendet datum an betreff de envoye a objet enviado fecha para asunto da
    inviato data oggetto van verzonden aan onderwerp fran skickat till amne assunto fra sendt til emne dato kopi lahettaja
    lahetetty vastaanottaja aihe paivamaara od wyslano do temat odeslano komu predmet kimden gonderildi gonderen kime konu tarih felado elkuldve cimzett targy 差出人
    送信日時 宛先 件名 发件人 发送时间 收件人 主题 date 日期 寄件者 寄件日期 收件者 主旨 от дата отправлено тема копия кому від надіслано относно до za prima dátum către trimis subiect dată από προς ημερομηνία θέμα στάλθηκε
    từ đến ngày chủ dari kepada tanggal perihal subjek 보낸 보낸사람 받는 받는사람 날짜 제목
    absender expediteur remitente remetente mittente afzender avsandare avsender afsender nadawca odesilatel отправитель відправник 送信者 pour copie empfanger destinataire destinatario ontvanger mottagare mottaker modtager adresat odbiorca prijemce получатель одержувач
    empfangen recu recibido recibida enviada recebido recebida ricevuto ontvangen received wyslane odoslane poslano poslato 日付 送信日 sujet`,
  banner: `external outside originated originates unknown sender links attachments organization organisation externe extern
    externa esterno externo esterna externos externas externen externem externer externes externt externi externy externiho ext ekstern eksterne eksternt eksternej
    zewnetrzna zewnetrzne zewnetrzny zewnetrznego zewnetrznej zewnetrznym harici dis внешнее внешний внешняя внешнего внешней зовнішній зовнішнє зовнішнього ulkoinen ulkoisen ulkoiselta
    ulkopuolinen ulkopuolisen ulkopuoliselta kulso εξωτερικό εξωτερικός εξωτερική vanjski vanjska außen aussen außerhalb ausserhalb exterieur fuera exterior esterna fora buiten utifran utanfor utenfra udefra spoza zvenci disindan извне ззовні ulkopuolelta kivulrol
    zewnatrz disaridan 外部メール 外部の送信者 外部邮件 外部郵件 外部发件人 외부`,
  footer: `account preferences email notification alert unsubscribe opt copyright c all privacy terms confidential confidentiality this intended do don please view manage
    abmelden se darse you customer call contact automatisch nicht ne no non powered questions most very now action risk urgency
    reply text txt send respond stop antworten antwort repondez repondre responda responde rispondi rispondere svara svar odpowiedz beantwoord envoyez
    envie invia verzend skicka sende abbestellen desinscrire desinscription cancelar annulla annullare uitschrijven afmelden avregistrera avsluta
    avmeld afmeld wypisz odhlasit alle tous todos tutti
    importance one rated lampka lampje valo leuchte lampa lampe kontrolka all both`,
  signOff: `regards thanks wishes thank thx cheers sincerely respectfully freundlichen freundliche viele beste mfg gruss grusse
    gruesse cordialement bien salutations merci saludos atentamente gracias cordiali distinti saluti grazie vriendelijke groet
    groeten atenciosamente obrigado obrigada vanliga halsningar mvh hilsen vennlig venlig terveisin ystavallisin pozdrawiam
    pozdrowieniami wyrazami pozdravem sent envoye gesendet enviado inviato verzonden saygilarimla get outlook best kind`,
  part: `screed heating auger feeder slewing vibration relay harness wiring solenoid injectors pumps sensors valves filters joystick pedal throttle manifold accumulator actuator clutch gearbox
    crankshaft camshaft radiator cooler intercooler thermostat starter fuse connector datalink rail hoist winch outrigger potentiometer encoder heater
    engine oil coolant fuel def dpf scr egr urea adblue hydraulic hyd transmission trans brake steering battery alternator
    voltage pressure temperature temp level sensor filter pump valve injector turbo turbocharger exhaust aftertreatment regen
    regeneration circuit controller ecm ecu communication can speed fan belt axle motor cylinder boom tilt load air intake emission
    emissions nox soot water oliedruk oljetryck oljetrykk olietryk kylvatska kjolevaeske kolevand koelvloeistof motoroel motoroldruck kuhlmitteltemperatur kuhlmittelstand hydraulikol hydrauloldruck luftfilter dieselpartikelfilter partikelfilter batteriespannung bordspannung drehzahl ladedruck abgas ventil pumpe geber
    sensoren lenkung bremse bremsdruck kraftstoff kraftstoffdruck kuhlwasser refroidissement liquide capteur pompe soupape vanne filtre batterie tension frein freins direction carburant echappement niveau injecteur alternateur regime
    refrigerante bomba valvula filtro bateria tension freno frenos direccion combustible escape inyector alternador sensor presion hidraulico hidraulica transmision arrefecimento pressao temperatura oleo combustivel freio tensao admissao valvola pompa filtro batteria freno
    sterzo carburante scarico iniettore liquido idraulico raffreddamento tensione druk klep pomp brandstof koelwater remmen stuur spanning accu hydrauliek tryck pump ventil bransle bromsar styrning spanning batteri givare trykk brensel bremser styring spenning foler
    tryk braendstof bremse spaending paine anturi suodatin pumppu venttiili polttoaine jaahdytysneste jarru jannite akku oljyn oljynpaine cisnienie oleju czujnik filtr pompa zawor paliwa plynu chlodzacego hamulec napiecie akumulator temperatura tlak oleje snimac filtr cerpadlo ventil
    paliva chladici brzda napeti baterie teplota basinci basinc yag yagi sogutma suyu sensoru filtre pompasi yakit fren voltaj aku sicakligi motor
    motorol oldruck kuhlmittel temperatur druck hydraulik getriebe huile pression moteur temperature
    aceite presion motore olio pressione refrigerante nivel niveau livello aceite ${partsOfLanguages}`,
  trouble: `interrupted interruption deviation unresponsive misaligned cavitation gering uberhitzt uberhitzung uberlast uberdrehzahl fehlt fehler storung ausfall ausgefallen defekt verstopft zugesetzt leer unterbrochen unterbrechung kurzschluss unplausibel leck undicht verschmutzt wechseln bas faible elevee eleve surchauffe surcharge surregime defaut panne perte colmate colmatee encrasse encrassee obstrue vide coupe coupee court fuite use usee sobrecalentamiento sobrecarga sobrevelocidad falla fallo perdida obstruido obstruida tapado vacio vacia cortocircuito fuga fuera saturado baixo baixa superaquecimento sobreaquecimento falha perda entupido vazio vazia curto vazamento fora basso surriscaldamento sovraccarico guasto avaria perdita intasato ostruito vuoto fuori laag hoog oververhit oververhitting overbelasting storing defect verstopt leeg kortsluiting lek lag lagt hog hogt overhettning overhettad overlast fel igensatt tom tomt kortslutning lackage lav lavt hoy hoyt hoj hojt overoppheting overophedning feil fejl tett tilstoppet lekkasje alhainen matala korkea ylikuumenee ylikuumeneminen vika tukossa tukkeutunut tyhja vuoto niski niskie niska wysoki wysokie wysoka przegrzanie awaria blad zatkany pusty zwarcie wyciek nizky nizka nizke vysoky vysoka vysoke prehrati porucha chyba ucpany prazdny zkrat unik dusuk yuksek asiri ariza arizasi tikali bos kisa kacak restriction low high not over overheat overheating overheated overspeed overload overvoltage overtemperature overtemp under loss lost
    fail failed failure fault faulty error short shorted open abnormal restrict restricted restriction clogged plugged blocked leak
    critical warning derate shutdown shut out erratic invalid missing not exceeded below above excessive required worn contaminated
    abnormality overloaded overspeeding overcurrent undervoltage undercurrent implausible incorrect mismatch stalled jammed seized frozen tilted derated discon misfire leaking leakage
    malfunction disconnected timeout detected empty due stuck intermittent zu niedrig hoch basse bajo baja haute alta alto bassa ${troublesOfLanguages}`,
  notice: `theft diebstahlalarm diebstahlwarnung diebstahl vol robo furto diefstal stold tyveri leaving entering out arbeitsbereich hors fuera buiten zone zona sortie salida salio uscita uscito verlassen entretien curfew unauthorised geofence geo curfew service maintenance inspection pm oil lube scheduled preventive next entered left exited outside
    inside unauthorised unauthorized after utilisation utilization daily weekly monthly report subscription no battery tracker
    movement ignition idling idle speeding harsh seat tow towing wartung geozone mantenimiento entretien`,
  signature: `inc llc ltd corp corporation co gmbh ag sa sas bv plc company rental rentals dealer branch box po phone tel mobile
    cell fax www http https t p m telefon telephone fon ph dir direct office ab as oy kg sarl srl spa ltda sl`,
  verb: `flagged flags flagging posted posts put puts putting tripped generated stored storing zeigte meldete bringt brachte gemeldet affichait remonte donne sort arrojo reporto lanzo tira dio da mostrou acusa reportou registrou apresentou gaf meldde viste visade larmade meldte gir gav ger antaa ilmoitti ilmoittaa zglosil zglosila pokazal wyswietla hlasil hlasila ukazal gosteriyor verdi veriyor fehler storung fehlercode stormeldung foutcode felkod felkoden feilkode fejlkode vikakoodi blad bledu kod kodu koden chyba chybu ariza hata fault error コード 代码 故障码 코드 wirft marco arroja lanza ha deu acusou apresenta geeft larmar melder nayttaa zglasza pokazuje hlasi ukazuje marca indica segnala meldt flashes blinking blinks blinked blink blinkt clignote parpadea lampeggia knippert blinkar blinker says said raising raised alarm alert message set sets setting threw throws throwing throw showed shown displays displaying displayed reads reading read flashing flashed gives giving gave got getting
    reporting popped code codes affiche zeigt muestra mostra toont viser visar has have had reported is logged triggered raised shows showing recorded registered needs requires reports sent meldet
    signale reportado segnalato reporta meldt`,
  degrees: `lat latitude lon long lng longitude deg gps coordinates n s e w o 北緯 南緯 北纬 南纬 東経 西経 東經 西經 东经 西经 북위 남위 동경 서경`,
  cleared: `handled dealt got cancel false never nevermind longer fehlalarm fausse falsa falso vals falskt falsk falszywy plany historische historischer historischen fruhere fruherer fruheren vorherige vorheriger vorherigen behobene behobener behobenen
    historique historiques historico historica historicos historicas storico storici precedent precedents precedente precedentes anteriores
    precedenti eerdere tidigare tidligere aiemmat poprzednie predchozi fixed repaired sorted taken good done repariert repare reparee arreglado arreglada reparado reparada riparato riparata
    consertado consertada gerepareerd lagad lagat udbedret naprawione naprawiono naprawiony opraveno eteint eteinte apagado apagada desativado desativada desactivado desactivada desactive desactivee disattivato disattivata erloschen activa activo attivo attiva actif active normal gone clear resolue resolues resueltas resueltos resolvidos resolvidas former formerly past earlier old cleared resolved inactive active behoben quittiert historical historic history previous previously closed ended reset
    inaktiv aktiv resolu efface inactif resuelto resuelta borrado inactivo inactiva risolto inattivo resolvido inativo opgelost
    inactief atgardad status rientrato rientrata geloscht beseitigt erledigt disparu solucionado solucionada corregido corregida corrigido
    hersteld verholpen afhjulpet utbedret poistunut korjattu usuniety nieaktywny odstraneno neaktivni giderildi solved present went aktywny
    已消除 已恢复 解除 해제`,
  healthy: `fine ok okay healthy good normal normally ordnung gut bien normalement bene posto bem orde goed bra fint kunnossa dobrze poradku`,
  called: `called calling name names named nicknames dubbed christened label labels labelled labeled baptised baptized titled alias answers
    heißt getauft appelle appelée baptisée llama bautizada apodo chama chiama soprannominata battezzata noemt heet gedoopt bijgenaamd kallas heter döpt kalles kalt kaldes
    hedder nazwana zwana jmenuje nimeltään list lists listed rent rents rented hire hired book books enter register record recorded file filed have got down carry carries
    carrying wear wears wearing bear bears bearing use tag tags mark marks marked paint stencil sprayed branded lackiert trägt porte inscrite lleva porta scritta leva draagt
    genummerd bär bærer målad malt malet say says saying reads reading handle callsign num sticker decal badge ref reference naam nom nombre nome namn navn nimi nazwa jméno
    system roster books sheet inventory spreadsheet planner hood bonnet door doors side sides boom tub cab counterweight roof bucket tailgate fender mast tank dash window windshield windscreen arm stick haube capot portière capó puerta cofano motorkap deur dörr motorhuv dør
    call calls know known nicknamed k aka goes nennen genannt appelle appelons surnomme surnommee decimos llamamos llamado llamada apodado
    apodada chamamos chamado chamada apelidado apelidada chiamiamo chiamato chiamata noemen genaamd kallar kalder kaller kallad
    kaldet nazywamy zwany zwana rikame zvany zvana painted stencilled stenciled numbered lettered badged beschriftet rotulado rotulada pintado pintada numérotée numéroté numerado numerada numerato numerata gemerkt märkt merket mærket runs run running listed tagged booked entered registered läuft geführt listad listat
    connu connue conocido conocida conhecido conhecida conosciuto conosciuta bekend känd kjent kendt number nummer numéro número numero no
    nr nickname nick spitzname surnom apodo apelido soprannome bijnaam smeknamn kallenavn lempinimi přezdívka`,
  kind: `trk trks bogger buncher feller logger stacker hostler screener shredder stacker reclaimer skidder harvester pump combine sprayer baler planter genset generator compressor welder jack mucker scooptram lhd rockdrill regulator tamper railcar loader digger dozer bulldozer grader roller scraper excavator trencher lift boom crane truck dumper hauler paver mill sweeper
    forklift telehandler handler tractor drill rig backhoe skidsteer skid compactor crusher screen shovel mower harvester forwarder
    lader radlader bagger minibagger walze raupe planierraupe stapler kran dumper fräse fertiger grader teleskoplader bühne hubbühne
    kipper schlepper traktor drescher brecher rüttler pelle minipelle chargeuse nacelle grue rouleau compacteur niveleuse tombereau
    chariot pala excavadora retro grúa rodillo motoniveladora volquete camión carretilla plataforma escavatore ruspa gru rullo terna
    pala sollevatore escavadeira carregadeira rolo guindaste caminhão kraan graafmachine graver shovel wals hoogwerker heftruck
    lastare hjullastare grävare grävmaskin dumper vält kran truck gravemaskin hjullaster valse lift læsser kaivinkone kaivuri jyrä
    kuormaaja nosturi verreiker shovel mixer betonmixer fahrmischer mischer vrachtwagen lastbil dragline hjulgrävare bandgrävare minigrävare teleskoptruck teleskoplæsser minigraver hjulgraver rendegraver bandtraktor midigraver rupskraan trilplaat knikmops dumperen dumpern gravemaskinen gravemaskina læsseren rendegraveren lastaren hjullastaren hjullasteren hjullæsseren grävaren grävmaskinen minigrävaren valsen välten kranen trucken liften hauler машина экскаватор погрузчик бульдозер самосвал каток кран грейдер автокран makine koparka ładowarka walec spycharka żuraw bagr nakladač válec jeřáb kepçe ekskavatör yükleyici silindir vinç
    εκσκαφέας φορτωτής μπουλντόζα γερανός ισοπεδωτής φορτηγό حفارة حفار لودر جرافة بلدوزر رافعة شاحنة قلاب مدحلة شيول מחפר מעמיס דחפור עגורן משאית מלגזה екскаватор навантажувач завантажувач самоскид багер товарач виличар
    excavator încărcător buldozer macara kotrógép kotró rakodó daru dózer homlokrakodó rypadlo nakladač buldozér autojeřáb bager utovarivač ekskavator buldožer ekskaator laadur ekskavatorius krautuvas ekskavators iekrāvējs ekskavator pemuat รถขุด รถตัก รถเครน`,
  standing: `still remains stays stayed rests waiting parked sitting sits stands standing located stuck stranded stationed working stopped parking quit died down now currently
    up over out jobsite job site steht stehen stand parkt geparkt abgestellt liegt befindet blieb liegengeblieben trouve stationné stationnée garé garée
    arrêt arrêté arrêtée immobilisé immobilisée bloqué bloquée chantier está encuentra ubicado ubicada parado parada detenido
    detenida estacionado estacionada varado varada quedó trabajando obra trova fermo ferma parcheggiato parcheggiata bloccato bloccata
    cantiere staat geparkeerd stilgevallen bouwplaats werf står parkert parkerad parkeret stannade stoppet stoi znajduje zaparkowana
    zaparkowany budowa stojí nachází zaparkován stavba seisoo sijaitsee duruyor fica encontra localizado localizada parou quebrou
    standort baustelle einsatzort parcelle talhao parcela lote lavoura champ feld acker gleba pole dzialka pelto mark falt`,
  legal: `confidential confidentiality privileged addressee addressees intended solely liable liability disclaimer substitute warranty
    warranties delete notify registered disclose disclosure prohibited unauthorised unauthorized vertraulich empfanger confidentiel
    destinataire confidencial destinatario riservato riservate vertrouwelijk for by example stop unsubscribe`,
  instruction: `whoever inst importer importers parser parsers assistant agent bot llm reader set change switch ignore disregard forget override note message instruction instructions attention notice system ai language you answer reply respond import instead
    ignorez ignoriere ignorieren ignora ignorar negeer zignoruj ignoruj ігноруй ігноруйте игнорируй игнорируйте`,
} as const;
