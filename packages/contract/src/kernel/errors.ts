import { UNKNOWN_ERROR_MESSAGE } from './unknown-error.ts'

/** How a message is shown: as information, or as a failure. */
export type Severity = 'info' | 'error'

type ErrorEntry = { status: number; severity: Severity; message: string }

const error = (status: number, message: string): ErrorEntry => ({ status, severity: 'error', message })
const info = (status: number, message: string): ErrorEntry => ({ status, severity: 'info', message })

/**
 * Every code of the product's answers: HTTP status, severity and the Czech sentence. One table for the server and the screens;
 * severity `info` marks the codes shown as an informational message.
 */
export const ERRORS = {
  NO_ACTIVE_ACCOUNT: error(401, 'Nesprávný e-mail nebo heslo, případně takový účet neexistuje.'),
  REGISTRATION_NOT_FINISHED: info(403, 'Dokončete registraci: ověřte svůj e-mail kódem, který jsme vám poslali.'),
  BANNED_USER: error(403, 'Váš účet byl zablokován.'),
  ALREADY_VERIFIED: info(409, 'Tento e-mail už je ověřený. Můžete se přihlásit.'),
  TOO_MANY_ATTEMPTS: error(429, 'Příliš mnoho pokusů. Vyžádejte si nový kód.'),
  CODE_NO_MATCH: error(400, 'Kód nesouhlasí. Zkontrolujte ho prosím a\u00a0zadejte znovu.'),
  EMAIL_SENT_RECENTLY: info(
    429,
    'E-mail jsme vám poslali před chvílí. Další můžete žádat nejdříve po 10\u00a0minutách.',
  ),
  INVALID_EMAIL: error(400, 'E-mailová adresa není platná.'),
  NOT_REGISTERED: error(404, 'S\u00a0tímto e-mailem u\u00a0nás není žádný účet.'),
  PASSWORD_RESET_DONE_RECENTLY: info(429, 'Obnovit heslo lze jednou za 30\u00a0minut. Zkuste to prosím později.'),
  SERVICE_UNAVAILABLE: error(503, 'Služba je dočasně nedostupná. Zkuste to prosím za chvíli.'),
  INVALID_TOKEN: error(400, 'Odkaz pro obnovu hesla už neplatí. Požádejte o\u00a0nový.'),
  NO_INGREDIENTS: info(400, 'Recept potřebuje alespoň jednu surovinu.'),
  NO_STEPS: error(400, 'Recept potřebuje alespoň jeden krok postupu.'),
  ALREADY_IN_CART: info(409, 'Tuto položku už na seznamu máte.'),
  UNIQUE: info(409, 'Taková položka už existuje.'),
  PROTECTED_RECIPE: info(409, 'Recept nelze smazat, protože z\u00a0něj vycházejí upravené recepty.'),
  SOMETHING_MISSING: error(400, 'Některý povinný údaj chybí.'),
  UNAUTHORIZED: error(401, 'Pro tuto akci se prosím přihlaste.'),
  PROTECTED: error(409, 'Nelze smazat, protože se používá v\u00a0receptu.'),
  EMAIL_NOT_SENT: error(502, 'E-mail se nepodařilo odeslat. Zkuste to prosím znovu.'),
  TOO_MANY_TAGS: error(409, 'Recept může mít nejvýše deset štítků.'),
  TAG_DOESNT_EXIST: error(404, 'Takový štítek neexistuje.'),
  DUPLICATE_INGREDIENT: error(409, 'Surovina s\u00a0tímto názvem už existuje.'),
  ALREADY_REPLIED_TO: info(409, 'Na tento komentář už jste odpověděli.'),
  INCORRECT_STEPS_FORMAT: error(400, 'Kroky postupu nemají správný formát.'),
  NO_COMMENT: info(400, 'Hodnocení nemá komentář, na který by šlo odpovědět.'),
  IMAGEKIT: error(502, 'Obrázek se nepodařilo nahrát. Uložte položku bez obrázků a\u00a0nahrajte je později.'),
  INVALID_BARCODE: error(400, 'Tohle není platný čárový kód. Zkontrolujte prosím číslice pod ním.'),
  IMAGEKIT_BARCODE_IMAGE: info(502, 'Snímek čárového kódu se nepodařilo nahrát.'),
  DUPLICATE_SEGMENT_INGREDIENT: error(409, 'Tato surovina už v\u00a0této části receptu je.'),
  EMPTY_MEAL_PLAN: error(400, 'Prázdný jídelníček nelze přiřadit.'),
  EMPTY_DAY: info(400, 'Den je prázdný, není co zpracovat.'),
  MEALPLAN_NOT_FOUND: error(404, 'Jídelníček jsme nenašli.'),
  LAST_EATER: error(409, 'Jídelníček je vždycky aspoň pro jednoho strávníka.'),
  MEALPLAN_ASSIGNED: error(409, 'Jídelníček už patří někomu jinému. Pro dalšího člověka ho prosím zkopírujte.'),
  NOT_FOUND: info(404, 'Položka neexistuje, nebo k\u00a0ní nemáte přístup.'),
  INGREDIENT_ADDED_TO_DETAIL_ALREADY: info(409, 'Tuto surovinu už v\u00a0receptu máte.'),
  DISH_WEIGHT_UNKNOWN: error(
    409,
    'Nevíme, kolik váží hotové jídlo z\u00a0tohoto receptu, a\u00a0tak ho nejde odvážit. Hmotnost se doplňuje v\u00a0úpravách receptu.',
  ),
  RECIPE_IN_ITSELF: error(409, 'Recept nemůže být surovinou sám sebe, ani přes jiný recept.'),
  UNAPPROVED_INGREDIENTS: error(409, 'Recept obsahuje neschválené suroviny, zatím ho nelze schválit.'),
  INVALID_ORIGINAL: error(
    409,
    'Originálem může být jen jiný schválený recept, který sám není ničím duplikátem. Recept, který už duplikáty má, se duplikátem stát nemůže.',
  ),
  FREE_LINES: error(409, 'Než recept zveřejníte, vyberte prosím potravinu u\u00a0každého řádku, nebo řádek odeberte.'),
  USER_PERMISSION_DENIED: info(403, 'K\u00a0této akci nemáte oprávnění.'),
  permission_denied: error(403, 'K\u00a0této akci nemáte oprávnění.'),
  RECIPE_ALREADY_ADDED: info(409, 'Tento recept už v\u00a0jídelníčku je.'),
  NO_RECIPES_SELECTED: info(400, 'Nevybrali jste žádný recept.'),
  DAY_ALREADY_EXISTS: error(409, 'Tento den už v\u00a0jídelníčku je.'),
  INVALID_REFERRAL_CODE: error(404, 'Takový slevový kód neexistuje.'),
  EXPIRED_TOKEN: info(401, 'Z\u00a0bezpečnostních důvodů jsme vás odhlásili. Přihlaste se prosím znovu.'),
  NOT_RECIPE_CREATOR: info(403, 'Odpovědět může jen autor receptu.'),
  INCORRECT_QUERY_PARAMS: error(400, 'Adresa obsahuje neplatný údaj.'),
  WEIGHT_UNIT_ERROR: error(400, 'Jednotku lze změnit jen mezi gramy a\u00a0mililitry.'),
  MISSING_SUB_FOOD_CAT: info(400, 'Vyberte prosím podkategorii suroviny.'),
  SUBFOODCATEGORY_ALREADY_EXISTS: error(409, 'Taková podkategorie už existuje.'),
  RECIPE_404: error(404, 'Tento recept jsme nenašli.'),
  EMPTY_CART: info(400, 'Nákupní seznam je prázdný.'),
  REVENUE_CAT_DOWN: error(502, 'Server předplatného neodpovídá. Zkuste to prosím později.'),
  PURCHASE_CANCELLED: info(409, 'Nákup byl zrušen.'),
  NO_PREMIUM: info(403, 'Tato funkce je součástí členství Premium.'),
  NO_FIREBASE_TOKEN: info(404, 'Uživatel nemá zařízení, na které by šlo poslat oznámení.'),
  EMAIL_SENT: info(200, 'E-mail jsme odeslali.'),
  VERIFICATION_EMAIL_SENT: info(200, 'Ověřovací e-mail jsme odeslali.'),
  PASSWORD_CHANGED: info(200, 'Heslo jsme změnili.'),
  BACKEND_DOWN: info(503, 'Server neodpovídá. Pracujeme na tom.'),
  EARLY_CANCEL_PREMIUM_PLUS: info(409, 'Premium Plus nelze zrušit před koncem sjednané doby.'),
  TOO_MANY_REQUESTS: error(429, 'Příliš mnoho pokusů za krátkou dobu. Zkuste to prosím za chvíli.'),
  TOTP_REQUIRED: error(401, 'Zadejte prosím kód z\u00a0ověřovací aplikace.'),
  TOTP_NO_MATCH: error(401, 'Kód z\u00a0ověřovací aplikace nesouhlasí.'),
  TOTP_SETUP_REQUIRED: error(403, 'Správa vyžaduje dvoufázové ověření. Zapněte si ho prosím v\u00a0nastavení.'),
  ONLY_LOOKING: error(
    403,
    'Účet si jen prohlížíte: nic se v\u00a0něm nezmění a\u00a0údaje o\u00a0zdraví zůstávají skryté.',
  ),
  TOTP_ALREADY_ON: error(409, 'Dvoufázové ověření už máte zapnuté.'),
  WRONG_PASSWORD: error(400, 'Současné heslo nesouhlasí.'),
  COMPANY_NOT_FOUND: error(404, 'Firmu s\u00a0tímto IČO jsme v\u00a0registru nenašli.'),
  COMPANY_REGISTER_DOWN: error(502, 'Registr firem neodpovídá. Údaje prosím vyplňte ručně.'),
  OAUTH_UNAVAILABLE: error(
    503,
    'Přihlášení přes tuto službu teď není k\u00a0dispozici. Zkuste to prosím později, nebo použijte e-mail a\u00a0heslo.',
  ),
  OAUTH_FAILED: error(400, 'Ověření u\u00a0jiné služby se nepodařilo dokončit. Zkuste to prosím znovu.'),
  OAUTH_EMAIL_UNPROVEN: error(
    400,
    'Služba nám nepotvrdila, že e-mail patří vám. Přihlaste se prosím e-mailem a\u00a0heslem, nebo se zaregistrujte.',
  ),
  IDENTITY_TAKEN: error(
    409,
    'Přes tento účet se už přihlašuje někdo jiný. Vyberte jiný, nebo propojení nejdřív zrušte tam.',
  ),
  LAST_WAY_IN: error(409, 'Jinak byste se už nemohli přihlásit. Nastavte si nejdřív heslo.'),
  INVALID_UNSUBSCRIBE_TOKEN: error(400, 'Odkaz pro odhlášení není úplný. Otevřete ho prosím znovu z\u00a0e-mailu.'),
  IMPORT_UNREACHABLE: error(
    502,
    'Stránku se nepodařilo načíst. Zkuste to prosím později, nebo vložte recept jako text.',
  ),
  IMPORT_NO_RECIPE: error(
    422,
    'Recept jsme v\u00a0tom nenašli. Zkuste ho vložit jako text i\u00a0s\u00a0nadpisy Suroviny a\u00a0Postup.',
  ),
  IMPORT_REFUSED_ADDRESS: error(
    400,
    'Z\u00a0této adresy recepty nenačítáme. Zadejte prosím veřejnou adresu stránky s\u00a0receptem.',
  ),
  IMPORT_TOO_LARGE: error(413, 'Stránka nebo soubor je po rozbalení příliš velký. Vložte prosím recept jako text.'),
  DIARY_IMPORT_NO_TABLE: error(
    422,
    'V\u00a0souboru jsme nenašli tabulku. Vyberte prosím soubor CSV, který má na prvním řádku názvy sloupců.',
  ),
  RIDDLE_PROGRESS_LOST: error(400, 'Na hádanku se nepodařilo navázat. Začněte ji prosím znovu.'),
  OWN_RECIPE: error(409, 'Vlastní recept hodnotit nelze.'),
  PROOF_NOT_ACCEPTED: error(400, 'Platnost ověření, že nejste robot, vypršela. Odešlete prosím zprávu znovu.'),
  INVALID_NEWSLETTER_TOKEN: error(
    400,
    'Odkaz pro potvrzení odběru už neplatí, nebo není úplný. Přihlaste se prosím k\u00a0odběru znovu.',
  ),
  INTERNAL_ERROR: error(500, UNKNOWN_ERROR_MESSAGE),
  METHOD_NOT_ALLOWED: error(405, 'Tuto akci zde nelze provést.'),
  PAYLOAD_TOO_LARGE: error(413, 'Odesílaná data jsou příliš velká.'),
  LIMIT_REACHED: error(409, 'Víc položek už uložit nelze. Nejdřív prosím některou smažte.'),
  MAIL_TOO_LATE: error(409, 'Kód nebo odkaz v\u00a0tomto e-mailu už neplatí, znovu ho poslat nejde.'),
  NOT_ENOUGH_POINTS: error(409, 'Na\u00a0tohle zatím nemáte dost bodů.'),
  SOLD_OUT: error(409, 'Tohle už je rozebrané.'),
  SALES_OVERLAP: error(409, 'V\u00a0té době už položka v\u00a0akci je.'),
  TEXT_NOT_READY: error(409, 'Text takhle zveřejnit nejde. Co je potřeba opravit, je napsané u\u00a0náhledu.'),
  TEXT_IS_LINKED: error(
    409,
    'Na tento text odkazují jiné. Stáhnout ho jde, až potvrdíte, že ty odkazy přestanou platit.',
  ),
  NOTHING_TO_CONFIRM: error(
    409,
    'U\u00a0této diety teď není co potvrdit: rozhodují o\u00a0ní suroviny a\u00a0živiny receptu.',
  ),
  OWN_EMAIL: error(400, 'To je vaše vlastní adresa. Zadejte prosím e-mail někoho jiného.'),
  COOKBOOK_EMPTY: error(404, 'Ve vaší kuchařce zatím není žádný recept.'),
  TARGET_MISSING: error(
    409,
    'Bez denního cíle nejde jídelníček sestavit. Doplňte prosím údaje pro výpočet cíle v\u00a0profilu, nebo cíl zadejte přímo v\u00a0jídelníčku.',
  ),
  PLAN_WISHES_INVALID: error(
    400,
    'Z\u00a0tohoto zadání jídelníček sestavit nejde. Na celý den počítáme nejméně 3\u00a0000\u00a0kJ (717\u00a0kcal); zkontrolujte prosím cíle, počet dní a\u00a0jídla.',
  ),
  PRICE_CHANGED: error(
    409,
    'Cena se mezitím změnila. Zkontrolujte si prosím novou částku a\u00a0objednávku potvrďte znovu.',
  ),
  TERMS_CHANGED: error(409, 'Obchodní podmínky se mezitím změnily. Přečtěte si je prosím a\u00a0potvrďte znovu.'),
  ALREADY_SUBSCRIBED: error(409, 'Toto předplatné už vám běží. Podruhé ho kupovat nemusíte.'),
  TRIAL_USED: error(409, 'Týden na zkoušku už jste využili. Lze ho čerpat jen jednou.'),
  INVALID_VOUCHER: error(404, 'Takový poukaz neznáme. Zkontrolujte prosím, jestli je kód opsaný celý.'),
  VOUCHER_USED: error(409, 'Tento poukaz už byl uplatněný.'),
  VOUCHER_OVER: error(409, 'Tento poukaz už neplatí: vypršel, nebo za něj byly vráceny peníze.'),
  WITHDRAWAL_NOT_POSSIBLE: error(
    409,
    'Od této objednávky už odstoupit nelze: lhůta 14\u00a0dní uplynula, nebo platba zatím nedorazila.',
  ),
  REFUND_NOT_POSSIBLE: error(
    409,
    'Z\u00a0této objednávky teď nejde nic vrátit: není zaplacená, všechno se už vrátilo, nebo její dny započítala jiná objednávka.',
  ),
  REFUND_TOO_HIGH: error(409, 'Vrátit jde nejvýš to, co z\u00a0platby ještě zbývá.'),
  TRANSFER_NOT_POSSIBLE: error(409, 'Tuhle objednávku převodem na účet zaplatit nejde. Vyberte prosím platbu kartou.'),
  STATEMENT_UNREADABLE: error(
    422,
    'Soubor není výpis z\u00a0účtu ve formátu CAMT.053. Stáhněte ho prosím z\u00a0banky znovu.',
  ),
  ORDER_NOT_PAYABLE: error(409, 'Objednávka s\u00a0tímto číslem na převod nečeká.'),
  BANK_PAYMENT_TOO_LOW: error(409, 'Na účet přišlo méně, než objednávka stojí. Peníze prosím vraťte.'),
  CHARGE_DISPUTED: error(409, 'Platbu zpochybnila banka. Dokud spor neskončí, nic se nevrací.'),
  TERM_TAKEN: error(409, 'Tento termín už není volný. Vyberte si prosím jiný.'),
  NOT_MOVABLE: error(409, 'Termín už přesunout nejde: jde to nejpozději 24\u00a0hodin předem a\u00a0nejvýš třikrát.'),
  NOT_CANCELLABLE: error(409, 'Tohle už zrušit nejde: konzultace začala, nebo je zrušená.'),
  OPENINGS_OVERLAP: error(409, 'V\u00a0té době už máte jiné volné hodiny.'),
  DECIDED_ELSEWHERE: error(
    409,
    'Mezitím o\u00a0tom rozhodl někdo jiný. Podívejte se prosím, jak, a\u00a0rozhodněte znovu.',
  ),
  CHANGED_ELSEWHERE: error(
    409,
    'Mezitím jste to změnili na jiném místě. Načtěte prosím nový stav, nebo svou verzi uložte.',
  ),
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS

/** Sentences for a field and the code reported at it, keyed `field.code`. */
export const FIELD_ERRORS = {
  'email.unique': 'Účet s\u00a0tímto e-mailem už existuje.',
  'email.required': 'Zadejte prosím svůj e-mail.',
  'email.UNIQUE': 'Na tuto adresu už jste pozvánku poslali.',
  'username.unique': 'Toto uživatelské jméno už někdo používá.',
  'username.required': 'Zadejte prosím uživatelské jméno.',
  'name.UNIQUE': 'Položku s\u00a0tímto názvem už máte.',
  'note_consent.accept': 'Bez souhlasu text nepošleme. Zaškrtněte ho prosím, nebo text smažte.',
  'token.required': 'Chybí ověřovací klíč z\u00a0odkazu v\u00a0e-mailu.',
} as const

/** An error in an answer: a code of the catalogue and the sentence to show. */
export type CodedError = { code: string; message: string; parameter?: string }

/** The three shapes an error answer may have: one, several, or by field. */
export type ErrorBody = CodedError | CodedError[] | Record<string, CodedError[]>

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code)
}

/**
 * The sentence to show for an error: from the catalogue by its code, otherwise the server's, otherwise the generic one.
 * @param field the field the error was reported at, if any
 */
export function messageFor(code: string, serverMessage?: string, field?: string): string {
  const fieldKey = `${field}.${code}`
  if (field && fieldKey in FIELD_ERRORS) return FIELD_ERRORS[fieldKey as keyof typeof FIELD_ERRORS]
  // Only the server's sentence names the offending parameter; the catalogue's cannot.
  if (isErrorCode(code))
    return code === 'INCORRECT_QUERY_PARAMS' && serverMessage ? serverMessage : ERRORS[code].message
  return serverMessage || UNKNOWN_ERROR_MESSAGE
}

/** Whether an error is shown as information or as a failure. */
export function severityFor(code: string): Severity {
  return isErrorCode(code) ? ERRORS[code].severity : 'error'
}
