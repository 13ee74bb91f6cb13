import { create } from 'xmlbuilder2'
import type { InvoiceParty, PrintedInvoice } from './printed-invoice.ts'

const NAMESPACE = 'http://isdoc.cz/namespace/2013'
const VERSION = '6.0.2'
/** Codes of the format: kinds of documents, and how it was paid. */
const DOCUMENT_TYPES = { invoice: 1, credit_note: 2 } as const
const PAID_BY = { card: 48, transfer: 42 } as const
/** VAT is computed from what is paid. */
const FROM_GROSS = 1
const COUNTRIES = new Intl.DisplayNames('cs', { type: 'region' })

/** An invoice in the format of Czech electronic invoices, which programs for accounting read. */
export function toIsdoc(invoice: PrintedInvoice): string {
  const { kind, guid, label, issued_on, taxable_on, seller, buyer, corrects } = invoice
  const body = {
    '@version': VERSION,
    DocumentType: DOCUMENT_TYPES[kind],
    ID: label,
    UUID: guid.toUpperCase(),
    IssueDate: issued_on,
    TaxPointDate: taxable_on,
    VATApplicable: true,
    ElectronicPossibilityAgreementReference: '',
    ...(corrects === null ? {} : { Note: corrects.reason }),
    LocalCurrencyCode: 'CZK',
    CurrRate: 1,
    RefCurrRate: 1,
    AccountingSupplierParty: { Party: party(seller) },
    ...(buyer === null
      ? { AnonymousCustomerParty: { ID: 'smazaný účet', IDScheme: 'neuvedeno' } }
      : { AccountingCustomerParty: { Party: party(buyer) } }),
    OrderReferences: { OrderReference: { '@id': 'objednavka', SalesOrderID: invoice.order_number } },
    ...(corrects === null
      ? {}
      : {
          OriginalDocumentReferences: {
            OriginalDocumentReference: {
              '@id': 'opravovany-doklad',
              ID: corrects.label,
              IssueDate: corrects.issued_on,
              UUID: corrects.guid.toUpperCase(),
            },
          },
        }),
    InvoiceLines: { InvoiceLine: invoice.lines.map((line, at) => lineOf(line, at, invoice.vat_rate)) },
    TaxTotal: taxTotal(invoice),
    LegalMonetaryTotal: total(invoice),
    PaymentMeans: { Payment: { PaidAmount: crowns(invoice.gross), PaymentMeansCode: PAID_BY[invoice.paid_by] } },
  }
  return create({ version: '1.0', encoding: 'UTF-8' }, { Invoice: { '@xmlns': NAMESPACE, ...body } }).end()
}

/** The format counts in crowns with two decimals. */
function crowns(haler: number): string {
  const text = String(Math.abs(haler)).padStart(3, '0')
  return `${haler < 0 ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

function party({ name, street, city, postal_code, country, ico, dic }: InvoiceParty) {
  return {
    PartyIdentification: { ID: ico },
    PartyName: { Name: name },
    PostalAddress: {
      StreetName: street,
      BuildingNumber: '',
      CityName: city,
      PostalZone: postal_code,
      Country: { IdentificationCode: country, Name: COUNTRIES.of(country) ?? country },
    },
    ...(dic === '' ? {} : { PartyTaxScheme: { CompanyID: dic, TaxScheme: 'VAT' } }),
  }
}

function lineOf({ text, gross, vat }: PrintedInvoice['lines'][number], at: number, percent: number) {
  return {
    ID: String(at + 1),
    InvoicedQuantity: { '@unitCode': 'ks', '#': 1 },
    LineExtensionAmount: crowns(gross - vat),
    LineExtensionAmountTaxInclusive: crowns(gross),
    LineExtensionTaxAmount: crowns(vat),
    UnitPrice: crowns(gross - vat),
    UnitPriceTaxInclusive: crowns(gross),
    ClassifiedTaxCategory: { Percent: percent, VATCalculationMethod: FROM_GROSS },
    Item: { Description: text },
  }
}

function taxTotal({ gross, vat, vat_rate }: PrintedInvoice) {
  return {
    TaxSubTotal: {
      TaxableAmount: crowns(gross - vat),
      TaxAmount: crowns(vat),
      TaxInclusiveAmount: crowns(gross),
      AlreadyClaimedTaxableAmount: crowns(0),
      AlreadyClaimedTaxAmount: crowns(0),
      AlreadyClaimedTaxInclusiveAmount: crowns(0),
      DifferenceTaxableAmount: crowns(gross - vat),
      DifferenceTaxAmount: crowns(vat),
      DifferenceTaxInclusiveAmount: crowns(gross),
      TaxCategory: { Percent: vat_rate },
    },
    TaxAmount: crowns(vat),
  }
}

/** It was paid before it is issued, so that nothing is left to pay. */
function total({ gross, vat }: PrintedInvoice) {
  return {
    TaxExclusiveAmount: crowns(gross - vat),
    TaxInclusiveAmount: crowns(gross),
    AlreadyClaimedTaxExclusiveAmount: crowns(0),
    AlreadyClaimedTaxInclusiveAmount: crowns(0),
    DifferenceTaxExclusiveAmount: crowns(gross - vat),
    DifferenceTaxInclusiveAmount: crowns(gross),
    PaidDepositsAmount: crowns(0),
    PayableAmount: crowns(gross),
  }
}
