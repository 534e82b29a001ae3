<%- template "markdown-js" -%>
