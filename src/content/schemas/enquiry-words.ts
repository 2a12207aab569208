import { z } from "zod";
import { link, template, text } from "./fields";

/** Refusals of the server. */
const refusals = z
  .strictObject({
    tooLarge: text("Said of an enquiry whose files are larger than the form takes."),
    tooMany: text("Said where one address sends too often."),
    busy: text("Said where it can be stored in a moment."),
    notStored: text("Said where it cannot be stored, and what to do instead."),
    taken: text("Said where an enquiry was changed that has been passed on already."),
    incomplete: text("Said where a form did not arrive whole."),
    elsewhere: text("Said where a form was sent from another site; it can be sent again from here."),
    unexpected: text("Said where something failed on our side."),
    nothingHere: text("Said at an address that has nothing."),
  })
  .meta({ id: "EnquiryRefusals" });

/** `content/enquiry-words.yaml`: the words that all enquiries share. */
export const enquiryWords = z
  .strictObject({
    opening: text("Said while the window's script is being loaded."),
    openingFailed: text("Said when it could not be loaded, and what to do instead."),
    openingRetry: text("The button that tries again to load it."),
    openingPage: text("The link to the same questions on a page of their own."),
    send: text("The button that sends a wizard's questions from a page of their own."),
    next: text("The button that goes a step forward, and sends at the end."),
    back: text("The button that goes a step back."),
    ok: text("The button that closes the last step."),
    close: text("The name of the button that closes the window."),
    progress: template("Where one is, in words.", ["step", "total"]),
    finished: text("Where one is, once the enquiry has arrived."),
    optional: text("Stands beside the label of a question that may be left out."),
    required: text("Said below a required field that is empty."),
    tooLong: template("Said below a text that is too long.", ["count", "max"]),
    selectPlaceholder: text("Stands in a list of options while none is chosen."),
    dateInvalid: text("Said below a day that was not given in full, or is none of the calendar."),
    dateTooEarly: template("Said below a day before the first that is taken.", ["min"]),
    dateTooLate: template("Said below a day after the last that is taken.", ["max"]),
    incomplete: text("Asks whether an e-mail address was meant that lacks its end, such as ada@."),
    incompleteKeep: text("The button that keeps it."),
    summary: text("Opens the list of fields to look at again."),
    typo: template("Asks whether a mistyped domain was meant otherwise.", ["suggestion"]),
    typoAccept: template("The button that takes the suggestion.", ["suggestion"]),
    typoIgnore: text("The button that keeps what was typed."),
    filesChoose: text("The button that opens the choice of files."),
    filesDrop: text("Stands beside it, where files can be dropped."),
    filesLimits: template("The limits, told beforehand.", ["count", "size", "total", "types"]),
    filesList: text("The name of the list of added files."),
    filesRemove: template("The name of the button that takes a file away.", ["name"]),
    filesRemoveShort: text("The visible word on that button."),
    sizeBytes: template("The size of a file below 1000 bytes.", ["count"]),
    sizeKilobytes: template("The size of a file below a megabyte.", ["count"]),
    sizeMegabytes: template("The size of a larger file, and of what may be sent.", ["count"]),
    fileTooMany: template("Said of a file above the number allowed.", ["name", "count"]),
    fileTooLarge: template("Said of a file that is too large by itself.", ["name", "size", "max"]),
    fileTotal: template("Said of a file that is too large together with the others.", ["name", "total"]),
    fileType: template("Said of a file of another kind.", ["name", "types"]),
    fileEmpty: template("Said of a file without content.", ["name"]),
    fileMismatch: template("Said of a file whose content is not of the kind that its name says.", ["name"]),
    fileUnreadable: template("Said of a file that has gone since it was chosen.", ["name"]),
    sending: text("Stands on the button while the enquiry is being sent."),
    sendingPercent: template("The same while files are being uploaded.", ["percent"]),
    failedOffline: text("What happened, where the device has no connection."),
    failedTimeout: text("What happened, where no answer came in time."),
    failedUnreachable: text("What happened, where the connection broke."),
    failedServer: text("What happened, where the answer was none that we know."),
    failedRefused: text("What happened, where the server says what is wrong; its sentence follows."),
    kept: text("That nothing is lost, and what to do now. The e-mail address and the phone number follow."),
    reference: text("Stands before the reference number."),
    privacy: text("Stands above the button that sends: what the answers are used for, and when they are deleted."),
    privacyPolicy: link.describe("The link after it, which opens in a new tab and should say so."),
    honeypot: text("The label of a field that people never see; only programs fill it in."),
    filesAgain: template("Said in a form that came back from the server, where files were sent with it.", ["names"]),
    lookAgainTitle: template("The name of a page on which something is to be looked at again.", ["title"]),
    sentTitle: template("The name of a page from which an enquiry was sent.", ["title"]),
    refusals: refusals.describe("What the server says where it does not take an enquiry."),
  })
  .meta({ id: "EnquiryWords", graphqlJson: true });

/** The words that all enquiries share, as `enquiry-words.yaml` has them. */
export type EnquiryWords = z.output<typeof enquiryWords>;
