/** Words that lead to a code in running text, folded. */

/** What machines and people do with a code: `put up CA2249`, `hat CA144 gemeldet`. */
export const showingVerbs = `threw throws throwing throw shows show showing showed shown displays display displaying displayed reads read reading flashing flashed flash flashes gives giving gave got getting get reported reporting
  reports logged logging logs log raised raises raising triggered triggers popped popping posted posting posts put flagged flagging set sets setting sent tripped trips came up with spat spitting spit kicked kicking registered recorded
  registers records generated issued issues stored tells says said pulled pulls pulling scanned sees saw seeing screen dash monitor panel screens cluster
  affiche affichait indique signale signalait remonte renvoie sort donne ecran zeigt zeigte zeigen meldet meldete meldeten wirft warf bringt brachte gab gibt hat anzeige bildschirm display muestra muestran mostro marca marco arroja arrojo reporta reporto lanza
  lanzo salio sale saca aparece aparecio tiene registro registra pantalla tablero mostra mostrou segnala indica dato da ha deu acusou acusa apresenta apresentou reportou registrou gerou emitiu exibe exibiu painel tela segnalato mostrato registrato
  dato uscito toont toonde geeft gaf meldt meldde kwam scherm viser visar visade larmar melder meldte gav ger kastar skarmen displayen nayttaa naytti antaa antoi ilmoitti zglasza zglosila zglosil pokazuje wyswietla wyswietlil hlasi
  ukazuje zahlasil zobrazil veriyor verdi gosteriyor gosterdi beeped beeping beeps sviti lyser palaa leuchtet brennt brandt knippert swieci acende yaniyor`;

/** What codes are called. */
export const codeNouns = `code codes dtc dtcs fault faults error errors alarm fehler fehlercode fehlercodes fehlernummer storungscode storung stoercode defaut defauts panne anomalie codigo codigos fallo falla averia erro falha codice codici errore guasto anomalia
  storing storingscode foutcode fout felkod felkoden fel feil feilkode feilkoden fejl fejlkode fejlkoden vikakoodi vika koodi kod kody kodem usterka blad bledu kodu porucha zavada chyba chybovy hata ariza kode koden コード エラー`;

/** What may stand between them and the code. */
export const joiningWords = `up the a an le la les el los il lo der die das den de het een en ett et me us out on in of is was are it its that this no number nr num n n° o os um uma una uno un unos with mit avec con com met med z e est es ist er ar as for him her them
  now currently active new again there also off says screen dash dashboard monitor panel display cluster operator driver set came one service trouble diagnostic engine hydraulic event message two both been analyzer analyser scanner tester reader tool laptop tablet phone app portal readout ecm ecu controller testgerat laptopen valise outil escaner scanner`;

/** What a number is of that is no code. */
export const countedNouns = `po order invoice case ticket job part quote ref reference bon auftrag bestellung commande pedido ordine phone tel call mobile cell fax ext room suite unit lot gate exit mile km hwy highway route
  page step rev version model serial sn pin vin serie meter hours hobbs clock tag asset odometer temp speed pressure rpm tier zip channel year about around approx over under than until bis from since near zone bay pier dock row
  nachdem vers environ hacia cerca circa ongeveer omkring`;
